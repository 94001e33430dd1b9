export const appPaths = {
  supplyChain: () => '/supply-chain',
  supplyChainTab: (tab: SupplyChainTab) => `/supply-chain/${tab}`,
  uiComponents: (group?: ShowcaseGroup) => (group ? `/ui-components/${group}` : '/ui-components'),
  privacy: () => '/privacy',
};

export const SUPPLY_CHAIN_TABS = ['tier', 'flow', 'review'] as const;
export type SupplyChainTab = (typeof SUPPLY_CHAIN_TABS)[number];

/** Groups with a page of their own; the inputs are at the address itself. */
export const SHOWCASE_GROUPS = ['choices', 'data', 'plots'] as const;
type ShowcaseGroup = (typeof SHOWCASE_GROUPS)[number];
