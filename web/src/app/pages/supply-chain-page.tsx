import { appPaths, SUPPLY_CHAIN_TABS, type SupplyChainTab } from '@ieum/contract/app.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { Page } from '../../kit/ui/page/page.tsx';

/** Pages under the flow and the review that have their own names. */
const FLOW_PAGES = ['ledger', 'enter', 'production', 'balance'] as const;
const REVIEW_PAGES = ['requests', 'declarations', 'queue', 'actions', 'templates'] as const;
const addressOf = (tab: SupplyChainTab | (typeof FLOW_PAGES)[number] | (typeof REVIEW_PAGES)[number]) => {
  const flowPage = FLOW_PAGES.find((page) => page === tab);
  if (flowPage) return flowPaths[flowPage]();
  const reviewPage = REVIEW_PAGES.find((page) => page === tab);
  return reviewPage ? reviewPaths[reviewPage]() : `${appPaths.supplyChain()}/${tab}`;
};

export const SupplyChainPage = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const part = [...SUPPLY_CHAIN_TABS, ...FLOW_PAGES, ...REVIEW_PAGES].find((tab) => pathname === addressOf(tab));
  const parts = SUPPLY_CHAIN_TABS.map((tab) => ({
    to: appPaths.supplyChainTab(tab),
    label: t(`supplyChain.${tab}`),
  }));
  const lists = [
    { to: productPaths.list(), label: t('supplyChain.products') },
    { to: linkPaths.list(), label: t('supplyChain.links') },
    { to: invitationPaths.list(), label: t('supplyChain.invitations') },
  ];
  return (
    <Page title={t('nav.supplyChain')} partTitle={part && t(`supplyChain.${part}`)}>
      <TabLinks
        label={t('supplyChain.parts')}
        tabs={[{ to: appPaths.supplyChain(), label: t('supplyChain.overview'), isEnd: true }, ...parts, ...lists]}
      />
      <Outlet />
    </Page>
  );
};
