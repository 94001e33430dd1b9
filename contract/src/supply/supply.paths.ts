export const tierPaths = {
  tier: (company = '') =>
    company ? `/supply-chain/tier?company=${encodeURIComponent(company)}` : '/supply-chain/tier',
  sharing: () => '/supply-chain/sharing',
  flags: () => '/supply-chain/flags',
};
