export const FORM_SECTIONS = ['identity', 'location', 'operation', 'codes', 'contacts', 'evidence'] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

export const factoryPagePaths = {
  history: (id: string) => `/factory/${id}/history`,
  /** Each section of the form has its own address. Without one, the first section opens. */
  edit: (id: string, section?: FormSection) => `/factory/${id}/edit${section ? `/${section}` : ''}`,
  print: (id: string) => `/factory/${id}/print`,
  record: (id: string) => `/factory/${id}/record`,
};
