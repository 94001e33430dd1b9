import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { BadgeCheck, Building2, ClipboardCheck, ClipboardList, Gauge, Mails, Settings, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavBar } from './nav-bar.tsx';

const ITEMS = [
  { to: operatorPaths.overview(), name: 'overview', icon: Gauge, isEnd: true },
  { to: operatorPaths.verification(), name: 'verification', icon: BadgeCheck },
  { to: reviewPaths.adminQueue(), name: 'reviews', icon: ClipboardCheck },
  { to: operatorPaths.companies(), name: 'companies', icon: Building2 },
  { to: operatorPaths.users(), name: 'users', icon: UsersRound },
  { to: outboxPaths.list(), name: 'outbox', icon: Mails },
  { to: auditPaths.log(), name: 'audit', icon: ClipboardList },
  { to: operatorPaths.settings(), name: 'settings', icon: Settings },
] as const;

/** Navigation of the operator's pages. The product's name above it leads back to the portal. */
export const AdminSidebar = () => {
  const { t } = useTranslation('admin');
  return (
    <NavBar label={t('nav.label')} items={ITEMS.map(({ name, ...item }) => ({ ...item, label: t(`nav.${name}`) }))} />
  );
};
