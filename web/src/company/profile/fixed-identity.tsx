import type { Company } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list.tsx';
import styles from '../company.module.css';
import { companyPaths } from '../company.paths.ts';
import { fieldsOf } from './company-fields.ts';
import { useCompanyWords } from './company-words.ts';

const FIXED = ['name', 'nameEnglish', 'representative', 'country'] as const;

/** What an operator has verified, and the way to another. */
export const FixedIdentity = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const { label, value } = useCompanyWords();
  const fields = fieldsOf(company);
  return (
    <>
      <p className={styles.note}>{t('identity.fixed')}</p>
      <DefinitionList items={FIXED.map((field) => ({ label: label(field), value: value(field, fields) }))} />
      <div className={styles.actions}>
        <LinkButton to={companyPaths.identity()}>{t('identity.start')}</LinkButton>
      </div>
    </>
  );
};
