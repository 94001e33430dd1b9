import { groupedBusinessNumber } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { Page } from '../kit/ui/page.tsx';
import { TabLinks } from '../kit/ui/tab-links.tsx';
import { companyPaths } from './company.paths.ts';
import { companyQueries } from './company.queries.ts';
import { OutsidePage } from './outside/outside-page.tsx';

const TABS = [
  { to: companyPaths.profile(), part: 'profile', isEnd: true },
  { to: companyPaths.members(), part: 'members', isEnd: false },
] as const;

/** The own company in parts; for whoever is in none, how they come to one. */
export const CompanyPage = () => {
  const { t } = useTranslation('company');
  const { pathname } = useLocation();
  const { company, request } = useSuspenseQuery(companyQueries.standing()).data;
  if (!company) return <OutsidePage request={request} />;
  const open = TABS.find(({ to }) => to === pathname);
  return (
    <Page
      title={company.name || t('title')}
      partTitle={open && t(`part.${open.part}`)}
      lead={groupedBusinessNumber(company.businessNumber)}
    >
      <TabLinks
        label={t('parts')}
        tabs={TABS.map(({ to, part, isEnd }) => ({ to, isEnd, label: t(`part.${part}`) }))}
      />
      <Outlet context={company} />
    </Page>
  );
};
