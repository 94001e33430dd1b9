/** The parts of the guide, in the order in which somebody new meets them. */
export const HELP_PARTS = [
  'start',
  'home',
  'dashboard',
  'search',
  'company',
  'members',
  'factory',
  'import',
  'certificates',
  'products',
  'links',
  'invitations',
  'tier',
  'flow',
  'balance',
  'review',
  'reviewing',
  'templates',
  'actions',
  'flags',
  'sharing',
  'notices',
  'profile',
] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

/** Parts about pages that only a member of a company can open. An operator reads about them without a way there. */
export const OF_MEMBERS: readonly HelpPart[] = [
  ...(['company', 'members', 'import', 'products', 'links', 'invitations', 'tier', 'flow', 'balance'] as const),
  ...(['review', 'reviewing', 'templates', 'actions', 'flags', 'sharing'] as const),
];

/** The longest address that a page's begins with says what is read about it. */
const PLACES: [address: string, part: HelpPart][] = [
  ['/dashboard', 'dashboard'],
  ['/company/members', 'members'],
  ['/company', 'company'],
  ['/factory/certificates', 'certificates'],
  ['/factory/import', 'import'],
  ['/factory', 'factory'],
  ['/supply-chain/products', 'products'],
  ['/supply-chain/links', 'links'],
  ['/supply-chain/invitations', 'invitations'],
  ['/supply-chain/flow/balance', 'balance'],
  ['/supply-chain/flow', 'flow'],
  ['/supply-chain/review/queue', 'reviewing'],
  ['/supply-chain/review/templates', 'templates'],
  ['/supply-chain/review/actions', 'actions'],
  ['/supply-chain/review', 'review'],
  ['/supply-chain/flags', 'flags'],
  ['/supply-chain/sharing', 'sharing'],
  ['/supply-chain', 'tier'],
  ['/notices', 'notices'],
  ['/profile', 'profile'],
];

/** Nothing where the guide says nothing, or is itself what is read. */
export const helpPartOf = (pathname: string): HelpPart | undefined => {
  if (pathname === '/') return 'home';
  return PLACES.find(([address]) => pathname === address || pathname.startsWith(`${address}/`))?.[1];
};
