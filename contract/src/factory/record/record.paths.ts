export const FACTORY_PARTS = ['profile', 'operation', 'certificates', 'contacts', 'history'] as const;
export type FactoryPart = (typeof FACTORY_PARTS)[number];

export const factoryPagePaths = {
  part: (id: string, part: FactoryPart) => (part === 'profile' ? `/factory/${id}` : `/factory/${id}/${part}`),
  edit: (id: string) => `/factory/${id}/edit`,
  print: (id: string) => `/factory/${id}/print`,
  record: (id: string) => `/factory/${id}/record`,
};

/** Returns the page for a step towards completeness: a field of the form, the certificates, or the profile. */
export const stepPath = (id: string, step: string) => {
  if (step === 'certificate' || step === 'renewal') return factoryPagePaths.part(id, 'certificates');
  if (step === 'state') return factoryPagePaths.part(id, 'profile');
  return `${factoryPagePaths.edit(id)}#${placeOf(step)}`;
};

/** Returns the id of a step's place in the form, which the address names in its hash. */
export const placeOf = (step: string) => `step-${step}`;
