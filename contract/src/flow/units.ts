import type { Unit } from '../factory/record/choices.ts';

/**
 * Units of one dimension can be converted into each other. A unit alone in its dimension, such as a set, cannot be
 * converted.
 */
export const DIMENSIONS = [
  'mass',
  'length',
  'area',
  'volume',
  'count',
  'set',
  'time',
  'energy',
  'power',
  'charge',
  'voltage',
  'current',
  'temperature',
  'ratio',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Dimension of each unit of UN/CEFACT Rec 20, and its factor to the first unit of that dimension. */
const MEASURES: Record<Unit, [Dimension, number]> = {
  KGM: ['mass', 1],
  GRM: ['mass', 0.001],
  MGM: ['mass', 0.000_001],
  TNE: ['mass', 1_000],
  LBR: ['mass', 0.453_592_37],
  ONZ: ['mass', 0.028_349_523_125],
  MTR: ['length', 1],
  CMT: ['length', 0.01],
  MMT: ['length', 0.001],
  KMT: ['length', 1_000],
  INH: ['length', 0.0254],
  FOT: ['length', 0.3048],
  YRD: ['length', 0.9144],
  MTK: ['area', 1],
  CMK: ['area', 0.0001],
  H18: ['area', 10_000],
  FTK: ['area', 0.092_903_04],
  YDK: ['area', 0.836_127_36],
  MTQ: ['volume', 1],
  LTR: ['volume', 0.001],
  MLT: ['volume', 0.000_001],
  GLL: ['volume', 0.003_785_411_784],
  BLL: ['volume', 0.158_987_294_928],
  H87: ['count', 1],
  C62: ['count', 1],
  EA: ['count', 1],
  NAR: ['count', 1],
  PR: ['count', 2],
  DZN: ['count', 12],
  MIL: ['count', 1_000],
  SET: ['set', 1],
  SEC: ['time', 1],
  MIN: ['time', 60],
  HUR: ['time', 3_600],
  DAY: ['time', 86_400],
  WEE: ['time', 604_800],
  MON: ['time', 2_629_800],
  ANN: ['time', 31_557_600],
  JOU: ['energy', 1],
  '3B': ['energy', 1_000_000],
  GV: ['energy', 1_000_000_000],
  KWH: ['energy', 3_600_000],
  MWH: ['energy', 3_600_000_000],
  GWH: ['energy', 3_600_000_000_000],
  KWT: ['power', 1],
  MAW: ['power', 1_000],
  AMH: ['charge', 1],
  VLT: ['voltage', 1],
  AMP: ['current', 1],
  CEL: ['temperature', 1],
  P1: ['ratio', 0.01],
  '59': ['ratio', 0.000_001],
};

export const dimensionOf = (unit: Unit) => MEASURES[unit][0];

/** Weight of one unit of a product, where its company has entered it. */
export type UnitWeight = { unit: Unit; kgPerUnit: number | null };

/**
 * Converts a quantity into another unit: of the same dimension, or between a product's own unit and its mass. Returns
 * null where neither is possible.
 */
export const convert = (quantity: number, from: Unit, to: Unit, weighed?: UnitWeight): number | null => {
  const [fromDimension, fromFactor] = MEASURES[from];
  const [toDimension, toFactor] = MEASURES[to];
  if (from === to) return quantity;
  if (fromDimension === toDimension) return (quantity * fromFactor) / toFactor;
  const { unit, kgPerUnit = null } = weighed ?? {};
  if (unit === undefined || kgPerUnit === null) return null;
  const [ownDimension, ownFactor] = MEASURES[unit];
  if (fromDimension === ownDimension && toDimension === 'mass')
    return (((quantity * fromFactor) / ownFactor) * kgPerUnit) / toFactor;
  if (fromDimension === 'mass' && toDimension === ownDimension)
    return (((quantity * fromFactor) / kgPerUnit) * ownFactor) / toFactor;
  return null;
};

/** Returns kilograms, or null where the weight is unknown. */
export const kilogramsOf = (quantity: number, unit: Unit, weighed?: UnitWeight) =>
  convert(quantity, unit, 'KGM', weighed);
