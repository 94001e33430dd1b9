import type { TaskKind } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { appPaths } from '@ieum/contract/app.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { Factory, LayoutDashboard, type LucideIcon, ShieldCheck, Waypoints } from 'lucide-react';
import type shell from '../../../../locales/kr/interface/shell.json';

type PageName = keyof typeof shell.nav.page;

export type NavPage = {
  to: string;
  name: PageName;
  /** Addresses of further tabs of the page. */
  tabs?: string[];
  /** Tasks that the number beside the page counts. */
  tasks?: readonly TaskKind[];
  /** Address of what the number counts, if it is a part of the page. */
  waitingTo?: string;
  /** The number is worth knowing, but nobody waits. */
  isQuiet?: boolean;
};
export type NavGroup = { to: string; name: keyof typeof shell.nav.short; icon: LucideIcon; pages: NavPage[] };

const REVIEW_TASKS = [
  'request.answer',
  'declaration.change',
  'declaration.approve',
  'declaration.review',
  'declaration.renew',
  'action.do',
  'action.check',
] as const;

const DASHBOARD: NavGroup = {
  to: dashboardPaths.dashboard(),
  name: 'dashboard',
  icon: LayoutDashboard,
  pages: [{ to: dashboardPaths.home(), name: 'todo' }],
};
const FACTORY: NavGroup = {
  to: factoryPaths.list(),
  name: 'factory',
  icon: Factory,
  pages: [
    { to: factoryPaths.list(), name: 'factories' },
    {
      to: certificatePaths.list(),
      name: 'certificates',
      tasks: ['certificate.expired', 'certificate.ending'],
      isQuiet: true,
    },
  ],
};
const SUPPLY_CHAIN: NavGroup = {
  to: appPaths.supplyChain(),
  name: 'supplyChain',
  icon: Waypoints,
  pages: [
    { to: productPaths.list(), name: 'products', tabs: [materialPaths.list()] },
    {
      to: linkPaths.list(),
      name: 'partners',
      tabs: [tierPaths.tier(), invitationPaths.list()],
      tasks: ['link.answer', 'invitation.failed'],
    },
    { to: flowPaths.map(), name: 'flow', tasks: ['flow.offer', 'flow.mismatch', 'flow.enter'] },
    { to: reviewPaths.home(), name: 'review', tasks: REVIEW_TASKS },
    { to: tierPaths.sharing(), name: 'sharing', tasks: ['disclosure.answer'] },
    { to: tierPaths.flags(), name: 'flags' },
  ],
};
const ADMIN: NavGroup = {
  to: operatorPaths.overview(),
  name: 'admin',
  icon: ShieldCheck,
  pages: [
    { to: operatorPaths.verification(), name: 'verification', tasks: ['case.decide'] },
    { to: reviewPaths.adminQueue(), name: 'reviews', tasks: ['declaration.review'] },
    { to: operatorPaths.companies(), name: 'companies' },
    { to: operatorPaths.users(), name: 'users' },
    {
      to: outboxPaths.list(),
      name: 'outbox',
      tasks: ['mail.failed'],
      waitingTo: outboxPaths.list({ state: 'failed' }),
    },
    { to: auditPaths.log(), name: 'audit' },
    { to: operatorPaths.settings(), name: 'settings' },
  ],
};

/** The three links of S2.9 with their pages. An operator has no supply chain of their own, and one link more. */
export const navGroups = (role: 'supplier' | 'admin'): NavGroup[] =>
  role === 'admin' ? [DASHBOARD, FACTORY, { ...SUPPLY_CHAIN, pages: [] }, ADMIN] : [DASHBOARD, FACTORY, SUPPLY_CHAIN];

/** Returns the address of a page. With a number it shows what the number counts. */
export const addressOf = ({ to, waitingTo = to }: NavPage, count: number) => (count > 0 ? waitingTo : to);

type Spot = { group: NavGroup; page: NavPage | undefined };

/** Finds the group and the page of an address. The longest address that contains it wins. */
export const spotOf = (groups: NavGroup[], pathname: string): Spot | undefined => {
  const spots = groups.flatMap((group) => [
    ...group.pages.flatMap((page) =>
      [page.to, ...(page.tabs ?? [])].map((address) => ({ address, spot: { group, page } })),
    ),
    { address: group.to, spot: { group, page: undefined } },
  ]);
  const fitting = spots.filter(({ address }) => holds(address, pathname));
  return fitting.toSorted((a, b) => b.address.length - a.address.length)[0]?.spot;
};

const holds = (address: string, pathname: string) =>
  pathname === address || (address !== '/' && pathname.startsWith(`${address}/`));
