import { type Balance, type BalanceVerdict, convert, type PeriodSpan, type Unit } from '@ieum/contract';

const PERCENT = 100;
/** A surplus of more than half is worth a look, but no breach. */
const SURPLUS_PERCENT = 50;

/** Weighed or counted quantity, with the weight of one unit where that is known. */
export type Amount = { quantity: number; unit: Unit; kgPerUnit: number | null };
type BillLine = { id: string; name: string; quantityPerUnit: number | null; unit: Unit; lossPercent: number };
type Stock = { open: Amount | null; close: Amount | null };

type Balanced = {
  span: PeriodSpan;
  line: BillLine;
  product: { unit: Unit; kgPerUnit: number | null };
  /** Produced, or shipped. */
  out: Amount[];
  received: Amount[];
  stock: Stock;
  tolerance: number;
};

/** Checks whether a factory can have produced what came out of it, by one input of the bill: §4.5 of the reference. */
export const balanceOf = ({ span, line, product, out, received, stock, tolerance }: Balanced): Balance => {
  const made = sumIn(out, product.unit, product);
  const got = sumIn(received, line.unit);
  const open = sumIn(stock.open ? [stock.open] : [], line.unit);
  const close = sumIn(stock.close ? [stock.close] : [], line.unit);
  const perUnit = line.quantityPerUnit;
  const isStated = received.length > 0 || stock.open !== null || stock.close !== null;
  const available = got === null || open === null || close === null || !isStated ? null : got + open - close;
  const need = made === null || perUnit === null ? null : made * perUnit * (1 + line.lossPercent / PERCENT);
  const gap = available === null || need === null ? null : available - need;
  const gapPercent = gap === null || need === null || need === 0 ? null : (gap / need) * PERCENT;
  const figures = {
    ...span,
    out: made,
    received: received.length > 0 ? got : null,
    stockOpen: open ?? 0,
    stockClose: close ?? 0,
    available,
    need,
    gap,
    gapPercent,
  };
  const reasons: [isSo: boolean, reason: Balance['reason']][] = [
    [perUnit === null, 'no_factor'],
    [made === null || got === null || open === null || close === null, 'unit_dimension'],
    [out.length === 0 || made === 0, 'no_output'],
    [!isStated, 'no_received'],
  ];
  const reason = reasons.find(([isSo]) => isSo)?.[1] ?? '';
  return { ...figures, reason, verdict: reason === '' ? verdictOf(gapPercent ?? 0, tolerance) : 'unknown' };
};

const verdictOf = (gapPercent: number, tolerance: number): BalanceVerdict => {
  if (gapPercent < -tolerance) return 'breach';
  return gapPercent > SURPLUS_PERCENT ? 'surplus' : 'ok';
};

/** Sums up in one unit, of the same dimension or by weight. Returns null where an amount cannot be converted to it. */
export const sumIn = (amounts: Amount[], unit: Unit, weighed?: { unit: Unit; kgPerUnit: number | null }) => {
  let sum = 0;
  for (const amount of amounts) {
    const converted = amountIn(amount, unit, weighed);
    if (converted === null) return null;
    sum += converted;
  }
  return sum;
};

const amountIn = ({ quantity, unit: from, kgPerUnit }: Amount, to: Unit, weighed?: Parameters<typeof convert>[3]) => {
  const straight = convert(quantity, from, to, weighed);
  if (straight !== null || kgPerUnit === null) return straight;
  return convert(quantity * kgPerUnit, 'KGM', to, weighed);
};
