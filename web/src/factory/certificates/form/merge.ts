import type { CertificateDetails } from '@ieum/contract';
import { type CertificateField, type CertificateFields, NO_FIELDS, OTHER_STANDARD } from './fields.ts';

type Standard = Pick<CertificateFields, 'standardId' | 'standardName'>;

/** For comparing: a standard is one value, from the list or by a name of one's own, and the order of factories says nothing. */
export type MergedCertificate = Omit<CertificateFields, keyof Standard> & { standard: Standard };

export type MergedField = Exclude<CertificateField, keyof Standard> | 'standard';

export const mergeableOf = ({ standardId, standardName, ...rest }: CertificateFields): MergedCertificate => ({
  ...rest,
  standard: { standardId, standardName: standardId === OTHER_STANDARD ? standardName : '' },
  factoryIds: rest.factoryIds.toSorted((one, other) => one.name.localeCompare(other.name)),
});

export const formFieldsOf = ({ standard, ...rest }: MergedCertificate): CertificateFields => ({ ...rest, ...standard });

/** What was typed as it would be sent, so that a space too many is no dispute. */
export const typedOf = (
  fields: CertificateFields,
  { standardId: _, factoryIds: __, documentId: ___, ...said }: CertificateDetails,
): CertificateFields => ({ ...fields, ...said });

const isMerged = (name: string): name is MergedField => name !== 'version';
export const MERGED_FIELDS = Object.keys(mergeableOf(NO_FIELDS)).filter(isMerged);
