import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/ui/page/page.tsx';
import { companyQueries } from '../../company.queries.ts';
import { CompanyTabs } from '../../company-tabs.tsx';
import { verificationQueries } from '../verification.queries.ts';
import { VerificationPanel } from './panel.tsx';

export const VerificationPage = () => {
  const { t } = useTranslation('verification');
  const verification = useSuspenseQuery(verificationQueries.own()).data;
  // A person without a company has a verification too, but no tabs.
  const isMember = Boolean(useQuery(companyQueries.membership()).data?.company);
  return (
    <Page title={t('own.title')} lead={t('own.lead')}>
      {isMember && <CompanyTabs />}
      <VerificationPanel verification={verification} />
    </Page>
  );
};
