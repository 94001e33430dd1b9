import { factoryPagePaths } from './record.paths.ts';

/** Returns the page for a step towards completeness: a field of the form, the certificates, or the profile. */
export const stepPath = (id: string, step: string) => {
  if (step === 'certificate' || step === 'renewal') return factoryPagePaths.part(id, 'certificates');
  if (step === 'state') return factoryPagePaths.part(id, 'profile');
  return `${factoryPagePaths.edit(id)}#${placeOf(step)}`;
};

/** Returns the id of a step's place in the form, which the address names in its hash. */
export const placeOf = (step: string) => `step-${step}`;
