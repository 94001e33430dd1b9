export const appPaths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  supplyChain: () => '/supply-chain',
  supplyChainTab: (tab: SupplyChainTab) => `/supply-chain/${tab}`,
  admin: () => '/admin',
  uiComponents: () => '/ui-components',
  privacy: () => '/privacy',
};

export const SUPPLY_CHAIN_TABS = ['tier', 'flow', 'review'] as const;
export type SupplyChainTab = (typeof SUPPLY_CHAIN_TABS)[number];
