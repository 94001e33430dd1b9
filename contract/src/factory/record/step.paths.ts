import { certificatePaths } from '../certificates/certificate.paths.ts';
import { factoryPaths } from '../factory.paths.ts';
import { FORM_SECTIONS, type FormSection, factoryPagePaths } from './record.paths.ts';

/** Fields of each section, and the steps towards completeness that are not called like a field. */
const PLACES: Record<Exclude<FormSection, 'identity'>, string> = {
  location: 'country region locality postalCode street streetDetail addressEnglish point',
  operation:
    'processes products hs headcount headcountParts areas siteArea buildingArea manufacturingArea capacities operatingDays shifts',
  codes: 'industry identifier ksic ksicRevision isic gln osId customerCodes',
  contacts: 'contacts mailbox secondContact grievance',
  evidence: 'evidence',
};

/** Returns the section of the form that asks for a field or a step. A field is a path such as `headcount.female`. */
export const sectionOf = (place: string): FormSection => {
  const [field = ''] = place.split('.');
  return (
    FORM_SECTIONS.find((section) => section !== 'identity' && PLACES[section].split(' ').includes(field)) ?? 'identity'
  );
};

/** Returns the page for a step towards completeness or a field: the form at this place, the certificates, or the record. */
export const stepPath = (id: string, step: string) => {
  if (step === 'certificate') return certificatePaths.add(id);
  if (step === 'renewal') return certificatePaths.list(id);
  if (step === 'state') return factoryPaths.detail(id);
  return `${factoryPagePaths.edit(id, sectionOf(step))}#${placeOf(step)}`;
};

/** Returns the id of a step's place in the form, which the address names in its hash. */
export const placeOf = (step: string) => `step-${step}`;
