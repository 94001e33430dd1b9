import { type FactoryDetails, hasRegions, regionOf, type SheetField, type SheetProblem } from '@ieum/contract';
import type { ConvertedCell } from './cell-values.ts';

type Values = Map<SheetField, ConvertedCell['value']>;
type Group = { value: unknown; problems: SheetProblem[] };

const LATITUDE_MAX = 90;
const LONGITUDE_MAX = 180;

const missing = (field: SheetField): SheetProblem => ({ field, problem: 'missing', at: null });

/** Combines the cells of a point. Without a stated precision it claims no more than the city. */
export const pointFrom = (values: Values, existing: FactoryDetails['point']): Group => {
  const latitude = valueOr(values, 'latitude', existing?.latitude);
  const longitude = valueOr(values, 'longitude', existing?.longitude);
  const precision = valueOr(values, 'precision', existing?.precision);
  if (latitude === undefined && longitude === undefined) return { value: null, problems: [] };
  if (latitude === undefined) return { value: null, problems: [missing('latitude')] };
  if (longitude === undefined) return { value: null, problems: [missing('longitude')] };
  if (isSwapped(latitude, longitude))
    return { value: null, problems: [{ field: 'latitude', problem: 'swapped', at: null }] };
  return { value: { latitude, longitude, precision: precision ?? 'city' }, problems: [] };
};

/**
 * Returns one code for all ways to write a region, where its country has a list. The region that a factory has may
 * stay.
 */
export const regionFrom = (values: Values, country: string, existing: string): Group => {
  const typed = String(valueOr(values, 'region', existing) ?? '').trim();
  const code = regionOf(country, typed);
  const isRefused = code === undefined && hasRegions(country) && typed !== '' && typed !== existing;
  return {
    value: code ?? typed,
    problems: isRefused ? [{ field: 'region', problem: 'region', at: null }] : [],
  };
};

const isSwapped = (latitude: unknown, longitude: unknown) => {
  const [up, along] = [Math.abs(Number(latitude)), Math.abs(Number(longitude))];
  return up > LATITUDE_MAX && up <= LONGITUDE_MAX && along <= LATITUDE_MAX;
};

export const headcountFrom = (values: Values, existing: FactoryDetails['headcount']): Group => {
  const total = valueOr(values, 'headcountTotal', existing?.total);
  const on = valueOr(values, 'headcountOn', existing?.on || undefined);
  const female = valueOr(values, 'headcountFemale', existing?.female ?? undefined);
  const migrant = valueOr(values, 'headcountMigrant', existing?.migrant ?? undefined);
  const temporary = valueOr(values, 'headcountTemporary', existing?.temporary ?? undefined);
  if (total === undefined) {
    const isNothing = [on, female, migrant, temporary].every((part) => part === undefined);
    return { value: null, problems: isNothing ? [] : [missing('headcountTotal')] };
  }
  return { value: { total, on, female, migrant, temporary }, problems: [] };
};

const valueOr = (values: Values, field: SheetField, existing: unknown) =>
  values.has(field) ? values.get(field) : existing;
