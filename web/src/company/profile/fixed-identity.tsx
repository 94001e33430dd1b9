import { type Company, NAME_FIELDS } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../company.module.css';
import { companyQueries } from '../company.queries.ts';
import { isOpen, stateWord } from '../identity/states.ts';
import { fieldsOf } from './fields.ts';
import { useCompanyWords } from './words.ts';

const FIXED = [...NAME_FIELDS, 'representative', 'country'] as const;

/** Shows the verified identity, an open request to change it, and a link to the request. */
export const FixedIdentity = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const { label, value } = useCompanyWords();
  const fields = fieldsOf(company);
  const { data } = useQuery({ ...companyQueries.identity(), throwOnError: false });
  const waiting = data?.request && isOpen(data.request) ? data.request : undefined;
  const known = FIXED.map((field) => ({ label: label(field), value: value(field, fields) })).filter(
    (item) => item.value,
  );
  return (
    <>
      <Note>{t('identity.fixed')}</Note>
      <DefinitionList items={known} look="beside" />
      {waiting && (
        <p role="status">
          <b>{t('identity.waiting', { name: waiting.change.after.name })}</b> {t(stateWord(waiting))}
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton to={companyPaths.identity()}>{t(waiting ? 'identity.look' : 'identity.start')}</LinkButton>
      </div>
    </>
  );
};
