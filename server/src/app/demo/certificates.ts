import { contract, type Standard } from '@ieum/contract';

type Told = { code: string; standard: string; valid_to: string };

const YEAR = /:(\d{4})$/;
const EDITION = / (\d+\.\d+)$/;
const PART = / \((.+)\)$/;

/** `IATF 16949:2016` is an edition of a standard, and `RMI RMAP (Co)` one mineral of it: the list has the standard. */
export const demoCertificate = (
  { code, standard, valid_to: validTo }: Told,
  factoryId: string,
  standards: Pick<Standard, 'id' | 'code'>[],
) => {
  const [edition = '', scope = ''] = [(YEAR.exec(standard) ?? EDITION.exec(standard))?.[1], PART.exec(standard)?.[1]];
  const name = standard.replace(YEAR, '').replace(EDITION, '').replace(PART, '');
  const listed = standards.find((one) => one.code.toLowerCase() === name.toLowerCase());
  if (!listed) throw new Error(`there is no standard ${name}`);
  const details = { standardId: listed.id, edition, scope, number: code, validTo, factoryIds: [factoryId] };
  return contract.addCertificate.input.parse(details);
};
