export const tierPaths = {
  overview: () => '/supply-chain',
  tier: (company = '') =>
    company ? `/supply-chain/tier?company=${encodeURIComponent(company)}` : '/supply-chain/tier',
  flow: () => '/supply-chain/flow',
  flowRow: (id: string) => `/supply-chain/flow/rows/${id}`,
  balance: (factoryId: string) => `/supply-chain/flow/balance?factoryId=${factoryId}`,
  review: () => '/supply-chain/review',
  products: () => '/supply-chain/products',
  product: (id: string) => `/supply-chain/products/${id}`,
  links: () => '/supply-chain/links',
  link: (id: string) => `/supply-chain/links/${id}`,
  invitations: () => '/supply-chain/invitations',
  sharing: () => '/supply-chain/sharing',
  flags: () => '/supply-chain/flags',
};
