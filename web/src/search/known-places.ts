import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { appPaths } from '@ieum/contract/app.paths.ts';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { matchesTyped } from '../kit/ui/select/hangul-match.ts';

/**
 * `english`: words that find a page in every language, because people remember a word from a colleague or a manual.
 * `of`: the page in the navigation of which it is a tab; its name finds the tab too.
 */
const PAGES = {
  home: { to: '/', english: 'home start to do tasks' },
  dashboard: { to: '/dashboard', english: 'dashboard figures' },
  factories: { to: factoryPaths.list(), english: 'factories factory sites' },
  certificates: { to: certificatePaths.list(), english: 'certificates iso' },
  overview: { to: appPaths.supplyChain(), english: 'supply chain overview' },
  tiers: { to: tierPaths.tier(), english: 'tiers graph map suppliers', of: 'partners' },
  products: { to: productPaths.list(), english: 'products bill of materials bom' },
  materials: { to: materialPaths.list(), english: 'materials cobalt lithium origins', of: 'products' },
  links: { to: linkPaths.list(), english: 'supply links partners customers', of: 'partners' },
  invitations: { to: invitationPaths.list(), english: 'invitations invite', of: 'partners' },
  sharing: { to: tierPaths.sharing(), english: 'sharing disclosure grants' },
  flags: { to: tierPaths.flags(), english: 'risk flags' },
  flow: { to: flowPaths.map(), english: 'material flow sankey' },
  ledger: { to: flowPaths.ledger(), english: 'ledger quantities', of: 'flow' },
  production: { to: flowPaths.production(), english: 'production', of: 'flow' },
  balance: { to: flowPaths.balance(), english: 'mass balance', of: 'flow' },
  trace: { to: flowPaths.trace(), english: 'trace origin', of: 'flow' },
  review: { to: reviewPaths.home(), english: 'review' },
  requests: { to: reviewPaths.requests(), english: 'requests asked received', of: 'review' },
  series: { to: reviewPaths.series(), english: 'recurring requests every quarter', of: 'review' },
  declarations: { to: reviewPaths.declarations(), english: 'declarations answers', of: 'review' },
  queue: { to: reviewPaths.queue(), english: 'review queue', of: 'review' },
  templates: { to: reviewPaths.templates(), english: 'questionnaires templates', of: 'review' },
  actions: { to: reviewPaths.actions(), english: 'corrective actions', of: 'review' },
  company: { to: companyPaths.profile(), english: 'company profile' },
  members: { to: companyPaths.members(), english: 'members colleagues people' },
  verification: { to: companyPaths.verification(), english: 'verification business registration' },
  identity: { to: companyPaths.identity(), english: 'company name address change' },
  flagHistory: { to: dashboardPaths.flags(), english: 'risk flags week history' },
  privacy: { to: appPaths.privacy(), english: 'privacy policy personal data' },
  account: { to: accountPaths.profile(), english: 'account profile password' },
  notices: { to: noticePaths.list(), english: 'notices notifications' },
  noticeSettings: { to: noticePaths.settings(), english: 'notification settings mail' },
  help: { to: '/help', english: 'help guide manual' },
  print: { to: '/dashboard/print', english: 'dashboard print paper' },
  check: { to: reviewPaths.check(), english: 'check declaration authenticity hash' },
  operator: { to: '/admin', english: 'administration overview' },
  reviews: { to: reviewPaths.adminQueue(), english: 'review queue declarations' },
  cases: { to: operatorPaths.verification(), english: 'verification queue cases' },
  companies: { to: operatorPaths.companies(), english: 'companies' },
  users: { to: operatorPaths.users(), english: 'users people accounts' },
  outbox: { to: outboxPaths.list(), english: 'outbox mail' },
  audit: { to: auditPaths.log(), english: 'audit access log' },
  accesses: { to: auditPaths.accesses(), english: 'personal data access log', of: 'audit' },
  months: { to: auditPaths.months(), english: 'monthly access review', of: 'audit' },
  settings: { to: operatorPaths.settings(), english: 'settings terms' },
  setup: {
    to: operatorPaths.setting('setup'),
    english: 'setup mail server smtp operator tax office key',
    of: 'settings',
  },
  limits: { to: operatorPaths.setting('limits'), english: 'limits', of: 'settings' },
  standards: { to: operatorPaths.setting('standards'), english: 'certificate standards', of: 'settings' },
  codes: { to: operatorPaths.setting('codes'), english: 'code lists', of: 'settings' },
  risks: { to: operatorPaths.setting('risks'), english: 'risk list countries', of: 'settings' },
} as const satisfies Record<string, { to: string; english: string; of?: string }>;
export type PageName = keyof typeof PAGES;
type OfPage<Page> = Page extends { of: infer Of } ? Of : never;
/** Pages of the navigation that have tabs. */
export type ParentName = OfPage<(typeof PAGES)[PageName]>;

const ACTIONS = {
  registerFactory: { to: factoryPaths.register(), english: 'register add new factory' },
  importFactories: { to: importPaths.start(), english: 'import factories excel csv' },
  addCertificate: { to: certificatePaths.add(), english: 'add new certificate' },
  addProduct: { to: productPaths.add(), english: 'add new product' },
  addSupplier: { to: linkPaths.propose('buyer'), english: 'connect add new supplier link' },
  addCustomer: { to: linkPaths.propose('supplier'), english: 'connect add new customer link' },
  askDeclaration: { to: reviewPaths.ask(), english: 'ask request declaration questionnaire' },
  enterFlow: { to: flowPaths.enter(), english: 'enter quantities flow' },
} as const;
export type ActionName = keyof typeof ACTIONS;

const OPERATOR_PAGES: PageName[] = [
  'home',
  'dashboard',
  'operator',
  'cases',
  'reviews',
  'companies',
  'users',
  'outbox',
  'audit',
  'accesses',
  'months',
  'settings',
  'setup',
  'limits',
  'standards',
  'codes',
  'risks',
  'factories',
  'certificates',
  'check',
  'account',
  'notices',
  'noticeSettings',
  'privacy',
  'help',
];
const OWN_PAGES: PageName[] = [
  'home',
  'dashboard',
  'flagHistory',
  'print',
  'factories',
  'certificates',
  'overview',
  'tiers',
  'products',
  'materials',
  'links',
  'invitations',
  'sharing',
  'flags',
  'flow',
  'ledger',
  'production',
  'balance',
  'trace',
  'review',
  'requests',
  'series',
  'declarations',
  'queue',
  'templates',
  'actions',
  'check',
  'company',
  'identity',
  'members',
  'verification',
  'account',
  'notices',
  'noticeSettings',
  'privacy',
  'help',
];
const NEWCOMER_PAGES: PageName[] = [
  'home',
  'company',
  'verification',
  'check',
  'account',
  'notices',
  'noticeSettings',
  'privacy',
  'help',
];
const ACTION_NAMES: ActionName[] = [
  'registerFactory',
  'importFactories',
  'addCertificate',
  'addProduct',
  'addSupplier',
  'addCustomer',
  'enterFlow',
  'askDeclaration',
];

/** Kinds of users. A reader or writer belongs to a company, a newcomer has none yet. */
export type UserKind = 'operator' | 'newcomer' | 'reader' | 'writer';
const PAGES_OF: Record<UserKind, PageName[]> = {
  operator: OPERATOR_PAGES,
  newcomer: NEWCOMER_PAGES,
  reader: OWN_PAGES,
  writer: OWN_PAGES,
};

export type Place = { id: string; to: string; title: string };
type Naming = {
  page: (name: PageName) => string;
  parent: (name: ParentName) => string;
  action: (name: ActionName) => string;
};

/** Returns the pages a person may open and the actions they may start, filtered by the typed text. */
export const knownPlaces = (onlooker: UserKind, names: Naming, typed: string) => {
  const pages = PAGES_OF[onlooker].map((name) => {
    const page = PAGES[name];
    const parent = 'of' in page ? names.parent(page.of) : '';
    return { id: `page-${name}`, title: names.page(name), to: page.to, english: page.english, parent };
  });
  const actions = (onlooker === 'writer' ? ACTION_NAMES : []).map((name) => ({
    id: `action-${name}`,
    title: names.action(name),
    ...ACTIONS[name],
  }));
  return { pages: matching(pages, typed), actions: matching(actions, typed) };
};

type SearchedPlace = Place & { english: string; parent?: string };

/** Filters places and ignores spaces. Places whose name begins with the typed text come first. */
const matching = (places: SearchedPlace[], typed: string): Place[] => {
  const wanted = bare(typed);
  const fits = ({ title, english, parent = '' }: SearchedPlace) =>
    [title, parent].some((name) => matchesTyped(bare(name), wanted)) || hasWord(english, typed);
  const isFirst = ({ title }: SearchedPlace) => matchesTyped(bare(title).slice(0, wanted.length), wanted);
  const found = places.filter(fits);
  return [...found.filter(isFirst), ...found.filter((place) => !isFirst(place))].map(({ id, to, title }) => ({
    id,
    to,
    title,
  }));
};

/** Converts full-width letters to normal ones. Initial consonants stay as typed. */
const plain = (text: string) => text.replace(/[！-～]/g, (letter) => letter.normalize('NFKC'));
const bare = (text: string) => plain(text).replace(/\s/g, '');

/** Matches only the beginning of a word. */
const hasWord = (english: string, typed: string) => ` ${english}`.includes(` ${plain(typed).toLowerCase()}`);
