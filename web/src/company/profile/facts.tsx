import type { Company } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../company.module.css';
import { FIELDS, fieldsOf } from './fields.ts';
import { useCompanyWords } from './words.ts';

/** Shows the profile to a member who may not edit it. */
export const CompanyFacts = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const { label, value } = useCompanyWords();
  const fields = fieldsOf(company);
  return (
    <section className={styles.section}>
      <Note>{t('readOnly')}</Note>
      <RecordGroup
        title={t('part.profile')}
        fields={FIELDS.map((field) => ({ label: label(field), value: value(field, fields) }))}
        isFirst
      />
    </section>
  );
};
