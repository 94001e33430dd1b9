import { NO_NAMES } from '@ieum/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../kit/language/use-names.ts';
import { Page } from '../../../kit/ui/page/page.tsx';
import { companyQueries } from '../../company.queries.ts';
import { useCompanyTabs } from '../../use-company-tabs.ts';
import { verificationQueries } from '../verification.queries.ts';
import { VerificationPanel } from './panel.tsx';

export const VerificationPage = () => {
  const { t } = useTranslation('verification');
  const { t: tCompany } = useTranslation('company');
  const verification = useSuspenseQuery(verificationQueries.own()).data;
  const tabs = useCompanyTabs();
  // A person without a company has a verification too, but no tabs.
  const company = useQuery(companyQueries.membership()).data?.company;
  const name = useNames().nameOf(company ?? NO_NAMES);
  const inTabs = company && { title: name || tCompany('title'), partTitle: t('own.title'), tabs };
  return (
    <Page title={t('own.title')} {...inTabs} lead={t('own.lead')}>
      <VerificationPanel verification={verification} />
    </Page>
  );
};
