import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../company.module.css';
import { companyQueries } from '../company.queries.ts';
import { useCompany } from '../use-company.ts';
import { IdentityFacts } from './facts.tsx';
import { IdentityForm } from './form.tsx';
import { FormerNames } from './former-names.tsx';
import { IdentityRequest } from './request.tsx';

/** Shows the identity of a verified company and a form to request a change. */
export const IdentityPage = () => {
  const { t } = useTranslation('company');
  const { state } = useCompany();
  const identity = useSuspenseQuery(companyQueries.identity()).data;
  const { current, request, formerNames, can } = identity;
  return (
    <div className={styles.sections}>
      <section className={styles.section} aria-labelledby="identity">
        <h2 id="identity">{t('identity.title')}</h2>
        <Note>{t(state === 'verified' ? 'identity.lead' : 'identity.pending')}</Note>
        <IdentityFacts identity={current} />
        <FormerNames names={formerNames} />
      </section>
      {request && <IdentityRequest request={request} canWithdraw={can.withdraw} />}
      {can.request && <IdentityForm key={identity.version} identity={identity} />}
    </div>
  );
};
