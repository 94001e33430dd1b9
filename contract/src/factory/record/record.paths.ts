export const FACTORY_PARTS = ['profile', 'operation', 'certificates', 'contacts', 'history'] as const;
export type FactoryPart = (typeof FACTORY_PARTS)[number];

export const factoryPagePaths = {
  part: (id: string, part: FactoryPart) => (part === 'profile' ? `/factory/${id}` : `/factory/${id}/${part}`),
  edit: (id: string) => `/factory/${id}/edit`,
  print: (id: string) => `/factory/${id}/print`,
  record: (id: string) => `/factory/${id}/record`,
};
