import type { ProductOrigins, ShareBand } from '@ieum/contract';
import { COUNTRY_PLACES } from '../../../kit/map/country-places.ts';
import type { OriginModel, OriginStep } from '../model.ts';

/** A country on the way. Its point is solid where the place of a company is known, otherwise it means only the country. */
export type CountryPoint = {
  id: string;
  longitude: number;
  latitude: number;
  isPlaced: boolean;
  /** Tiers of the companies there; 0 is the own company. */
  tiers: number[];
  /** Ids of the companies there. */
  companies: string[];
  /** Whether a point of origin lies there, and with which share. */
  end: { from: number; to: number } | undefined;
};
export type CountryRoute = {
  id: string;
  from: string;
  to: string;
  isConfirmed: boolean;
  isDisputed: boolean;
  width: number;
};
type Place = ProductOrigins['places'][number];
/** Country with several known places, shown as an inset. */
export type Inset = { country: string; places: Place[]; companies: number; hidden: number };

const BAND_WIDTHS: Record<ShareBand, number> = { '': 1.8, under10: 1.8, to30: 2.6, to60: 3.8, over60: 5 };
const BANDS = [
  [60, 'over60'],
  [30, 'to60'],
  [10, 'to30'],
] as const;
const INSET_PLACES = 2;

const widthOf = (steps: OriginStep[]) => {
  const most = Math.max(...steps.map(({ passes }) => passes.from));
  const band = BANDS.find(([least]) => most >= least)?.[1];
  return BAND_WIDTHS[band ?? 'under10'];
};

/** Turns the steps of all paths into points and routes between countries. Steps within a country have no route. */
export const countryRoutes = ({ data, companyOf, companyBy }: OriginModel) => {
  const points = new Map<string, CountryPoint>();
  let isUnplaced = false;
  const seen = new Set<string>();
  const pointOf = (productId: string, tier: number) => {
    const company = companyOf(productId);
    const middle = COUNTRY_PLACES.get(company?.country ?? '');
    if (!company || !middle) {
      isUnplaced = true;
      return undefined;
    }
    const { country } = company;
    const before = points.get(country);
    const point = before ?? {
      id: country,
      ...middle,
      isPlaced: false,
      tiers: [],
      companies: [],
      end: data.countries.find((end) => end.country === country)?.share,
    };
    seen.add(company.id);
    points.set(country, {
      ...point,
      tiers: [...new Set([...point.tiers, tier])].toSorted((a, b) => a - b),
      companies: [...new Set([...point.companies, company.id])],
    });
    return country;
  };
  pointOf(data.product.id, 0);
  const between = new Map<string, { from: string; to: string; steps: OriginStep[] }>();
  for (const step of data.steps) {
    const to = pointOf(step.to, step.tier - 1);
    const from = step.state === 'unidentified' ? undefined : pointOf(step.from, step.tier);
    if (!from || !to || from === to) continue;
    const key = `${from} ${to}`;
    const route = between.get(key) ?? { from, to, steps: [] };
    route.steps.push(step);
    between.set(key, route);
  }
  const known = data.places.filter(({ companyId }) => seen.has(companyId));
  const inCountry = Map.groupBy(known, ({ companyId }) => companyBy(companyId)?.country ?? '');
  return {
    points: [...points.values()].map((point) => placed(point, inCountry.get(point.id) ?? [])),
    routes: [...between].map(
      ([id, { from, to, steps }]): CountryRoute => ({
        id,
        from,
        to,
        isConfirmed: steps.every(({ state }) => state === 'confirmed'),
        isDisputed: steps.some(({ state }) => state === 'disputed'),
        width: widthOf(steps),
      }),
    ),
    places: known,
    inset: insetOf([...points.values()], inCountry),
    isUnplaced,
  };
};

const placed = (point: CountryPoint, places: Place[]): CountryPoint => {
  if (places.length === 0) return point;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ...point,
    isPlaced: true,
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
};

const INSET_COUNTRY = 'KR';

const insetOf = (points: CountryPoint[], inCountry: Map<string, Place[]>): Inset | undefined => {
  const places = inCountry.get(INSET_COUNTRY) ?? [];
  const there = points.find(({ id }) => id === INSET_COUNTRY)?.companies ?? [];
  if (places.length < INSET_PLACES) return undefined;
  const shown = new Set(places.map(({ companyId }) => companyId));
  return {
    country: INSET_COUNTRY,
    places,
    companies: there.length,
    hidden: there.filter((id) => !shown.has(id)).length,
  };
};
