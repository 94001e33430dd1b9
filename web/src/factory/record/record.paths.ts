export const FACTORY_PARTS = ['profile', 'operation', 'certificates', 'contacts', 'history'] as const;
export type FactoryPart = (typeof FACTORY_PARTS)[number];

/** One factory: its parts, and what can be done with it. */
export const factoryPagePaths = {
  part: (id: string, part: FactoryPart) => (part === 'profile' ? `/factory/${id}` : `/factory/${id}/${part}`),
  edit: (id: string) => `/factory/${id}/edit`,
  print: (id: string) => `/factory/${id}/print`,
  record: (id: string) => `/factory/${id}/record`,
};

/** What a step towards completeness is done by: a place in the form, a part of the page, or nothing to be typed. */
export const stepPath = (id: string, step: string) => {
  if (step === 'certificate' || step === 'renewal') return factoryPagePaths.part(id, 'certificates');
  if (step === 'state') return factoryPagePaths.part(id, 'profile');
  return `${factoryPagePaths.edit(id)}#${placeOf(step)}`;
};

/** Where the browser jumps to, and the focus with it. */
export const placeOf = (step: string) => `step-${step}`;
