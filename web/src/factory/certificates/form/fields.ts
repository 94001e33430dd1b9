import {
  type Certificate,
  type CertificateDetails,
  type CertificateFile,
  type CertificateSite,
  certificateDetails,
  certificateProblems,
} from '@ieum/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** Value of the choice for a standard that is not in the list. */
export const OTHER_STANDARD = 'other';

/** Values as the form holds them: an empty choice instead of null, and names beside ids. */
export type CertificateFields = Omit<
  CertificateDetails,
  'standardId' | 'factoryIds' | 'documentId' | 'assessorLevel' | 'attestationType'
> & {
  standardId: string;
  factoryIds: CertificateSite[];
  documentId: Pick<CertificateFile, 'documentId' | 'name' | 'size'> | null;
  assessorLevel: string;
  attestationType: string;
  /** Version that was read. The server refuses a save of an older version. */
  version: number;
};
export type CertificateField = Exclude<keyof CertificateFields, 'version'>;

export const NO_FIELDS: CertificateFields = {
  standardId: '',
  standardName: '',
  edition: '',
  number: '',
  issuer: '',
  accreditationBody: '',
  scope: '',
  assessorLevel: '',
  attestationType: '',
  validFrom: '',
  validTo: '',
  factoryIds: [],
  documentId: null,
  version: 0,
};

export const fieldsOf = ({ standardId, standard, factories, file, ...rest }: Certificate): CertificateFields => {
  const known = Object.fromEntries(Object.entries(rest).filter(([name]) => name in NO_FIELDS));
  return {
    ...NO_FIELDS,
    ...known,
    standardId: standardId ?? OTHER_STANDARD,
    standardName: standardId === null ? standard.code : '',
    factoryIds: factories,
    documentId: file && { documentId: file.documentId, name: file.name, size: file.size },
  };
};

/** Returns the values of a renewal: everything except what the new document brings. */
export const renewalOf = (certificate: Certificate): CertificateFields => ({
  ...fieldsOf(certificate),
  number: '',
  validFrom: '',
  validTo: '',
  documentId: null,
});

const inputOf = ({ version: _, standardId, standardName, factoryIds, documentId, ...rest }: CertificateFields) => ({
  ...rest,
  standardId: standardId === '' || standardId === OTHER_STANDARD ? null : standardId,
  standardName: standardId === OTHER_STANDARD ? standardName : '',
  factoryIds: factoryIds.map(({ id }) => id),
  documentId: documentId?.documentId ?? null,
});

/** Translation keys by field and by the server's reason. */
export const CERTIFICATE_MESSAGES: Record<string, string> = {
  'standardId.missing': 'certificate:problem.standardMissing',
  'standardId.not_found': 'certificate:problem.retired',
  'standardId.retired': 'certificate:problem.retired',
  'validTo.before_start': 'certificate:problem.beforeStart',
  'factoryIds.not_found': 'certificate:problem.factoryGone',
  'documentId.not_found': 'certificate:problem.fileGone',
};

/** Validates by the same rules as the server. */
export const resolveCertificate: Resolver<CertificateFields, unknown, CertificateDetails> = async (values) => {
  if (values.validTo === '') return refused(values, { validTo: 'certificate:problem.endMissing' });
  const { data, error } = certificateDetails.safeParse(inputOf(values));
  if (!data) {
    const messages = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
    return refused(values, Object.fromEntries(messages));
  }
  const problems = certificateProblems(data).map(({ field, problem }) => [
    field,
    CERTIFICATE_MESSAGES[`${field}.${problem}`] ?? '',
  ]);
  return problems.length > 0 ? refused(values, Object.fromEntries(problems)) : { values: data, errors: {} };
};

const refused = (values: CertificateFields, messages: Record<string, string>) => {
  const problems = { ...standardTrouble(values), ...messages };
  const errors: FieldErrors<CertificateFields> = {};
  for (const [field, message] of Object.entries(problems))
    Object.assign(errors, { [field]: { type: 'invalid', message } });
  // The error is shown at the name field, not at the list.
  if (errors.standardName) delete errors.standardId;
  return { values: {}, errors };
};

const standardTrouble = ({ standardId, standardName }: CertificateFields): Record<string, string> => {
  if (standardId === '') return { standardId: 'certificate:problem.standardMissing' };
  const isUnnamed = standardId === OTHER_STANDARD && standardName.trim() === '';
  return isUnnamed ? { standardName: 'certificate:problem.nameMissing' } : {};
};
