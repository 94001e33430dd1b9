import { LANGUAGES, type Language } from '@ieum/contract';
import { isGate, isLong } from '../server/test/suite.ts';

export type Look = { language: Language; theme: 'light' | 'dark'; width: number };

export const WIDTHS = [360, 768, 1440];
export const THEMES = ['light', 'dark'] as const;

export const ALL_LOOKS: Look[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
);

/** Every language, both themes and all widths among them: a long run takes all that there are. */
const FOUR: Look[] = [
  { language: 'kr', theme: 'light', width: 360 },
  { language: 'en', theme: 'dark', width: 1440 },
  { language: 'cn', theme: 'light', width: 768 },
  { language: 'jp', theme: 'dark', width: 360 },
];
export const LOOKS = isLong ? ALL_LOOKS : FOUR;

/** Returns the last one in the gate, whose other tests all have the default look; outside the gate, every one. */
export const lastInGate = <T>(looks: readonly T[]): readonly T[] => (isGate ? looks.slice(-1) : looks);

/** Returns, of looks that show the same, the first and the last, which differ most; a long run takes all. */
export const outermost = <T>(looks: readonly T[]): readonly T[] =>
  isLong ? looks : lastInGate(looks.filter((_, at) => at === 0 || at === looks.length - 1));

/** Its groups are a page each; the inputs come first. */
export const SHOWCASE = ['/ui-components', '/ui-components/choices', '/ui-components/data', '/ui-components/plots'];

const DOORS = ['/auth/signin', '/auth/signup', '/auth/signup/abroad', '/auth/find-id', '/auth/find-password'];
/** A link that nobody has sent: what such a page says then, except the last, which asks first. */
const LINKS = [
  '/auth/reset/nobody-has-sent-this',
  '/auth/confirm/nobody-has-sent-this',
  '/auth/admin-invite/nobody-has-sent-this',
  '/auth/first-admin/unknown',
];
const INVITATION = '/invite/nobody-has-sent-this';
const OPEN = [...DOORS, ...LINKS, INVITATION, '/check', '/privacy', ...SHOWCASE, '/nowhere'];
const MAIN = [
  ...['/', '/dashboard', '/help', '/factory', '/factory/certificates', '/profile'],
  ...['/notices', '/notices/settings'],
];
const SUPPLY_CHAIN = [
  ...['/supply-chain', '/supply-chain/tier', '/supply-chain/flow', '/supply-chain/review'],
  ...['/supply-chain/sharing', '/supply-chain/flags'],
  ...['/supply-chain/flow/ledger', '/supply-chain/flow/ledger/enter', '/supply-chain/flow/making'],
  ...['/supply-chain/flow/balance', '/supply-chain/flow/trace'],
  ...['/supply-chain/review/requests', '/supply-chain/review/declarations', '/supply-chain/review/queue'],
  ...['/supply-chain/review/actions', '/supply-chain/review/templates'],
];
const SETTINGS = [
  '/admin/settings',
  '/admin/settings/setup',
  '/admin/settings/limits',
  '/admin/settings/standards',
  '/admin/settings/codes',
  '/admin/settings/risks',
];
const AUDIT = ['/admin/audit', '/admin/audit/accesses', '/admin/audit/months'];
const OPERATOR = [
  '/admin',
  '/admin/verification',
  '/admin/reviews',
  '/admin/companies',
  '/admin/users',
  '/admin/outbox',
];

const LISTS = [
  '/supply-chain/products',
  '/supply-chain/products/new',
  '/supply-chain/links',
  '/supply-chain/links/new',
  '/supply-chain/invitations',
  '/supply-chain/review/requests/new',
];

/** Where an operator has nothing to do. */
export const SUPPLIER_PAGES = [
  ...[
    '/dashboard',
    '/dashboard/print',
    '/dashboard/flags',
    '/factory/new',
    '/factory/import',
    '/factory/certificates/new',
    '/company',
    '/company/identity',
  ],
  ...LISTS,
];

/** All that somebody of a company can open. */
export const COMPANY_PAGES = [
  ...new Set([...MAIN, ...SUPPLIER_PAGES, ...SUPPLY_CHAIN, '/company/members', '/company/verification']),
];

/** Every other page there is. */
export const PAGES = [...OPEN, ...MAIN, ...SUPPLY_CHAIN, ...OPERATOR, ...AUDIT, ...SETTINGS];
