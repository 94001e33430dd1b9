import { ASSESSOR_LEVELS, ATTESTATION_TYPES } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { certificateQueries } from '../certificate.queries.ts';
import type { MergedCertificate, MergedField } from './merge.ts';

/** Returns label and readable value of a field. */
export const useCertificateWords = () => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const { data } = useQuery(certificateQueries.standards());
  const dayOf = (day: string) => (day === '' ? '' : formatDate(day, tag));
  return {
    label: (field: MergedField) => t(`field.${field === 'standard' ? 'standardId' : field}`),
    value: (field: MergedField, fields: MergedCertificate): string => {
      const { standardId, standardName } = fields.standard;
      const level = ASSESSOR_LEVELS.find((item) => item === fields.assessorLevel);
      const type = ATTESTATION_TYPES.find((item) => item === fields.attestationType);
      return {
        ...fields,
        standard: standardName || (data?.rows.find(({ id }) => id === standardId)?.code ?? ''),
        assessorLevel: level ? t(`assessorLevel.${level}`) : '',
        attestationType: type ? t(`attestationType.${type}`) : '',
        validFrom: dayOf(fields.validFrom),
        validTo: dayOf(fields.validTo),
        factoryIds: fields.factoryIds.map(({ name }) => name).join('\n'),
        documentId: fields.documentId?.name ?? '',
      }[field];
    },
  };
};
