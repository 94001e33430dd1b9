import type { Company } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate } from '../../kit/format/moment-format.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { DefinitionList } from '../../kit/ui/definition-list.tsx';
import styles from '../company.module.css';
import { FIELDS, fieldsOf } from './company-fields.ts';

/** For whoever only reads. */
export const CompanyFacts = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const { openedOn, country } = company;
  const shown = {
    ...fieldsOf(company),
    country: countryName(country, tag),
    openedOn: openedOn && formatDate(openedOn, tag),
  };
  return (
    <section className={styles.section}>
      <p className={styles.note}>{t('readOnly')}</p>
      <DefinitionList items={FIELDS.map((field) => ({ label: t(`field.${field}`), value: shown[field] }))} />
    </section>
  );
};
