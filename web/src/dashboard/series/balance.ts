import type { Dashboard } from '@ieum/contract';

const KG_IN_TONNE = 1_000;
/** More than that nobody tells apart; the rest stands together. */
const COUNTRIES_SHOWN = 6;
export const REST = 'rest';
export const OUT = 'out';

type Balance = Dashboard['balance'];

/** What came, in parts by origin, and what left, in tonnes: two bars. */
export const balanceSeries = ({ inflow, outflowKg }: Pick<Balance, 'inflow' | 'outflowKg'>) => {
  const isEmpty = inflow.every(({ kg }) => kg === 0) && outflowKg === 0;
  if (isEmpty) return [];
  const tonnes = (kg: number) => kg / KG_IN_TONNE;
  const sum = (some: Balance['inflow']) => some.reduce((total, { kg }) => total + kg, 0);
  const isCut = inflow.length > COUNTRIES_SHOWN;
  const shown = isCut ? inflow.slice(0, COUNTRIES_SHOWN - 1) : inflow;
  const rest = inflow.slice(shown.length);
  return [
    ...shown.map(({ country, kg }) => ({ id: country, values: [tonnes(kg), null] })),
    ...(rest.length > 0 ? [{ id: REST, values: [tonnes(sum(rest)), null] }] : []),
    { id: OUT, values: [null, tonnes(outflowKg)] },
  ];
};
