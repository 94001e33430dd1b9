import { appPaths } from '@ieum/contract/app.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { Factory, LayoutDashboard, type LucideIcon, ShieldCheck, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { NavBar } from './nav-bar.tsx';

type Item = { to: string; name: 'dashboard' | 'factory' | 'supplyChain' | 'admin'; icon: LucideIcon };

const ITEMS: Item[] = [
  { to: dashboardPaths.dashboard(), name: 'dashboard', icon: LayoutDashboard },
  { to: factoryPaths.list(), name: 'factory', icon: Factory },
  { to: appPaths.supplyChain(), name: 'supplyChain', icon: Waypoints },
];
const ADMIN_ITEMS: Item[] = [...ITEMS, { to: operatorPaths.overview(), name: 'admin', icon: ShieldCheck }];

export const Sidebar = () => {
  const { t } = useTranslation('shell');
  const { role } = useUser();
  const items = role === 'admin' ? ADMIN_ITEMS : ITEMS;
  return (
    <NavBar label={t('nav.label')} items={items.map(({ name, ...item }) => ({ ...item, label: t(`nav.${name}`) }))} />
  );
};
