/** Parts of the guide, in the order in which a new person meets them. */
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
  'origins',
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

/** Parts about pages that only members of a company can open. Operators get no link to those pages. */
export const OF_MEMBERS: readonly HelpPart[] = [
  'company',
  'members',
  'import',
  'products',
  'links',
  'invitations',
  'tier',
  'origins',
  'flow',
  'balance',
  'review',
  'reviewing',
  'templates',
  'actions',
  'flags',
  'sharing',
];

/** Maps addresses to parts. The longest matching prefix comes first. */
const PLACES: [address: string, part: HelpPart][] = [
  ['/dashboard', 'dashboard'],
  ['/company/members', 'members'],
  ['/company', 'company'],
  ['/factory/certificates', 'certificates'],
  ['/factory/import', 'import'],
  ['/factory', 'factory'],
  ['/supply-chain/products', 'products'],
  ['/supply-chain/materials', 'origins'],
  ['/supply-chain/links', 'links'],
  ['/supply-chain/invitations', 'invitations'],
  ['/supply-chain/flow/balance', 'balance'],
  ['/supply-chain/flow/trace', 'origins'],
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

/** Returns undefined for the help page itself and for pages that the guide does not describe. */
export const helpPartOf = (pathname: string): HelpPart | undefined => {
  if (pathname === '/') return 'home';
  return PLACES.find(([address]) => pathname === address || pathname.startsWith(`${address}/`))?.[1];
};
