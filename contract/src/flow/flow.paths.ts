const HOME = '/supply-chain/flow';

/** Parts of the flow, each with a tab of its own. */
export const FLOW_PARTS = ['map', 'ledger', 'production', 'balance', 'trace'] as const;
type FlowPart = (typeof FLOW_PARTS)[number];

export const flowPaths = {
  map: () => HOME,
  ledger: () => `${HOME}/ledger`,
  /** Opens the ledger with only the rows on which the two sides differ. */
  mismatches: () => `${HOME}/ledger?state=mismatch`,
  /** The sheet of a period; without one, of the last that is over. */
  enter: (period = '') => `${HOME}/ledger/enter${period && `?period=${period}`}`,
  grid: () => `${HOME}/ledger/enter/grid`,
  row: (id: string) => `${HOME}/rows/${id}`,
  production: () => `${HOME}/production`,
  productionOf: (key: { factoryId: string; productId: string; period: string }) =>
    `${HOME}/production/one?${new URLSearchParams(key)}`,
  balance: () => `${HOME}/balance`,
  balanceOf: (factoryId: string) => `${HOME}/balance?factoryId=${factoryId}`,
  trace: () => `${HOME}/trace`,
  part: (part: FlowPart) => (part === 'map' ? HOME : `${HOME}/${part}`),
};
