import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { classNames } from '../kit/ui/class-names.ts';
import { Page } from '../kit/ui/page.tsx';
import { appPaths, SUPPLY_CHAIN_TABS, type SupplyChainTab } from './app.paths.ts';
import { InWork } from './in-work.tsx';
import styles from './supply-chain-page.module.css';

export const SupplyChainPage = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const part = SUPPLY_CHAIN_TABS.find((tab) => pathname === appPaths.supplyChainTab(tab));
  return (
    <Page title={t('nav.supplyChain')} partTitle={part && t(`supplyChain.${part}`)}>
      <nav className={styles.tabs} aria-label={t('supplyChain.parts')}>
        <NavLink className={classNames(styles.tab)} to={appPaths.supplyChain()} end>
          {t('supplyChain.overview')}
        </NavLink>
        {SUPPLY_CHAIN_TABS.map((tab) => (
          <NavLink key={tab} className={classNames(styles.tab)} to={appPaths.supplyChainTab(tab)}>
            {t(`supplyChain.${tab}`)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
};

const SupplyChainPart = ({ part }: { part: SupplyChainTab }) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.part}>
      <h2>{t(`supplyChain.${part}`)}</h2>
      <InWork />
    </section>
  );
};

export const SupplyChainOverview = () => <InWork />;

export const SUPPLY_CHAIN_TAB_PAGES = {
  tier: () => <SupplyChainPart part="tier" />,
  flow: () => <SupplyChainPart part="flow" />,
  review: () => <SupplyChainPart part="review" />,
};
