import { groupedBusinessNumber, NO_NAMES } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useNames } from '../kit/language/use-names.ts';
import { Page } from '../kit/ui/page/page.tsx';
import { companyQueries } from './company.queries.ts';
import { OutsidePage } from './members/outside-page.tsx';
import { COMPANY_PARTS, useCompanyTabs } from './use-company-tabs.ts';

/** Shows the person's company in parts, or the way to a company for a person without one. */
export const CompanyPage = () => {
  const { t } = useTranslation('company');
  const { pathname } = useLocation();
  const tabs = useCompanyTabs();
  const { company, request } = useSuspenseQuery(companyQueries.membership()).data;
  const name = useNames().nameOf(company ?? NO_NAMES);
  if (!company) return <OutsidePage request={request} />;
  const open = COMPANY_PARTS.find(({ to }) => to === pathname);
  const part = open ? t(`part.${open.part}`) : t('identity.title');
  return (
    <Page title={name || t('title')} partTitle={part} tabs={tabs} lead={groupedBusinessNumber(company.businessNumber)}>
      <Outlet context={company} />
    </Page>
  );
};
