import type { Dashboard } from '@ieum/contract';

const KG_IN_TONNE = 1_000;
/** Readers cannot distinguish the colours of more countries, so the rest is one part. */
const COUNTRIES_SHOWN = 6;
export const REST = 'rest';
export const OUT = 'out';

type Balance = Dashboard['balance'];

/** Returns two bars in tonnes: inflow divided by origin, and outflow. */
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
