import type { CertificateDetails } from '@ieum/contract';
import { type CertificateField, type CertificateFields, NO_FIELDS, OTHER_STANDARD } from './fields.ts';

type Standard = Pick<CertificateFields, 'standardId' | 'standardName'>;

/**
 * A certificate for comparison: the standard is one value, from the list or typed, and the order of factories is
 * ignored.
 */
export type MergedCertificate = Omit<CertificateFields, keyof Standard> & { standard: Standard };

export type MergedField = Exclude<CertificateField, keyof Standard> | 'standard';

export const mergeableOf = ({ standardId, standardName, ...rest }: CertificateFields): MergedCertificate => ({
  ...rest,
  standard: { standardId, standardName: standardId === OTHER_STANDARD ? standardName : '' },
  factoryIds: rest.factoryIds.toSorted((a, b) => a.name.localeCompare(b.name)),
});

export const formFieldsOf = ({ standard, ...rest }: MergedCertificate): CertificateFields => ({ ...rest, ...standard });

/** Returns the typed values as they would be sent, so that an extra space is not a conflict. */
export const typedOf = (
  fields: CertificateFields,
  { standardId: _, factoryIds: __, documentId: ___, ...details }: CertificateDetails,
): CertificateFields => ({ ...fields, ...details });

const isMerged = (name: string): name is MergedField => name !== 'version';
export const MERGED_FIELDS = Object.keys(mergeableOf(NO_FIELDS)).filter(isMerged);
