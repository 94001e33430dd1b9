export const appPaths = {
  supplyChain: () => '/supply-chain',
  uiComponents: (group?: ShowcaseGroup) => (group ? `/ui-components/${group}` : '/ui-components'),
  privacy: () => '/privacy',
};

/** Groups with a page of their own; the inputs are at the address itself. */
export const SHOWCASE_GROUPS = ['choices', 'data', 'plots'] as const;
type ShowcaseGroup = (typeof SHOWCASE_GROUPS)[number];
