import {
  daysBetween,
  type FlagCode,
  type FlagSeverity,
  type FlagStep,
  type Names,
  namedAs,
  regionOf,
} from '@ieum/contract';
import type { Flag } from '../../kit/slice.ts';
import type { WatchedPlace } from '../../risk/watched-places.ts';

/** Link of the own company as it sees it, with what is known of the goods behind it. */
export type FlaggedLink = {
  id: string;
  side: 'buyer' | 'supplier';
  state: string;
  createdOn: string;
  partner: Names;
  country: string;
  region: string;
  productId: string | null;
  product: string;
  goods: string;
  family: string;
  materials: readonly string[];
  isOrigin: boolean;
  spendShare: number | null;
  inputId: string | null;
  inputShare: number | null;
  /** Number of active sites of a supplier that is in clear. */
  sites: number | null;
};

export type FlaggedCertificate = { id: string; standard: string; validTo: string };

const UNCONFIRMED_DAYS = 14;
const UNANSWERED_DAYS = 60;
const EXPIRING: [days: number, severity: FlagSeverity][] = [
  [30, 'medium'],
  [60, 'low'],
  [90, 'info'],
];
const WHOLE = 100;
const SINGLE_SPEND = 5;
const CONCENTRATED = 70;
const OVER_WHOLE = 100.5;
/** Materials for which an unknown origin is grave. */
const GRAVE_MATERIALS = [
  'lithium',
  'nickel',
  'cobalt',
  'graphite',
  'tin',
  'tantalum',
  'tungsten',
  'gold',
  'cotton',
  'rubber',
];
/** Countries and materials for which the region matters, not only the country. */
const REGION_COUNTRIES = ['CN'];
const REGION_MATERIALS = ['cotton', 'polysilicon', 'aluminium', 'steel', 'copper', 'lithium', 'plastic'];

export const flag = (
  code: FlagCode,
  severity: FlagSeverity,
  step: FlagStep,
  subject: Flag['subject'],
  subjectId: string,
  evidence: Record<string, string>,
): Flag => ({ code, severity, step, subject, subjectId, evidence });

export const certificateFlags = (certificates: FlaggedCertificate[], today: string): Flag[] =>
  certificates.flatMap(({ id, standard, validTo }) => {
    const evidence = { standard, validTo };
    const days = daysBetween(today, validTo);
    if (days < 0) return [flag('CERT_EXPIRED', 'high', 'renew_certificate', 'certificate', id, evidence)];
    const severity = EXPIRING.find(([most]) => days <= most)?.[1];
    return severity ? [flag('CERT_EXPIRING', severity, 'renew_certificate', 'certificate', id, evidence)] : [];
  });

export const linkFlags = (links: FlaggedLink[], watched: WatchedPlace[], today: string): Flag[] => [
  ...links.flatMap((link) => [...stateFlags(link, today), ...sourceFlags(link), ...originFlags(link, watched)]),
  ...shareFlags(links),
];

const evidenceOf = ({ partner, product, goods }: FlaggedLink) => ({ ...namedAs('partner', partner), product, goods });

const stateFlags = (link: FlaggedLink, today: string): Flag[] => {
  const { id, state, createdOn } = link;
  const evidence = evidenceOf(link);
  if (state === 'disputed') return [flag('LINK_DISPUTED', 'medium', 'settle_dispute', 'link', id, evidence)];
  if (state === 'unidentified') return [flag('LINK_UNIDENTIFIED', 'medium', 'name_supplier', 'link', id, evidence)];
  const days = daysBetween(createdOn, today);
  const isWaiting = state === 'proposed' || state === 'countered';
  if (!isWaiting || days <= UNCONFIRMED_DAYS) return [];
  const severity = days >= UNANSWERED_DAYS ? 'medium' : 'low';
  const since = { ...evidence, since: createdOn };
  return [flag('LINK_UNCONFIRMED', severity, 'remind_partner', 'link', id, since)];
};

/** Flags an input that comes from one supplier alone and is large enough to matter. */
const sourceFlags = (link: FlaggedLink): Flag[] => {
  const { id, side, state, inputShare, spendShare, sites } = link;
  const isSingle = side === 'buyer' && state === 'confirmed' && inputShare === WHOLE;
  if (!isSingle || (spendShare ?? 0) < SINGLE_SPEND) return [];
  const evidence = { ...evidenceOf(link), spendShare: String(spendShare), sites: String(sites ?? '') };
  return [flag('SINGLE_SOURCE', sites === 1 ? 'high' : 'medium', 'add_source', 'link', id, evidence)];
};

const originFlags = (link: FlaggedLink, watched: WatchedPlace[]): Flag[] => {
  const { side, state, isOrigin } = link;
  // Behind any other supplier there may be more to find; at the end of the chain its origin is asked for.
  const isLast = side === 'buyer' && (state === 'unidentified' || isOrigin);
  return isLast ? placeFlags({ ...link, told: evidenceOf(link) }, watched) : [];
};

type Placed = Pick<FlaggedLink, 'id' | 'country' | 'region' | 'family' | 'materials'> & {
  told: Record<string, string>;
};

/** Flags a place of origin, wherever it is stated. */
export const placeFlags = (
  { id, country, region, family, materials, told }: Placed,
  watched: WatchedPlace[],
): Flag[] => {
  const isAmong = (listed: string[]) => materials.some((material) => listed.includes(material));
  const evidence = { ...told, country, region, materials: [family, ...materials].filter(Boolean).join(' ') };
  const severity = isAmong(GRAVE_MATERIALS) ? 'high' : 'medium';
  if (country === '') return [flag('ORIGIN_UNKNOWN', severity, 'ask_origin', 'link', id, evidence)];
  const needsRegion = REGION_COUNTRIES.includes(country) && isAmong(REGION_MATERIALS) && region === '';
  const listed = watched.find((entry) => entry.country === country && isWithin(country, region, entry.region));
  return [
    ...(needsRegion ? [flag('ORIGIN_REGION_UNKNOWN', 'high', 'ask_region', 'link', id, evidence)] : []),
    ...(listed ? [flag('HIGH_RISK_ORIGIN', listed.level, 'check_origin', 'link', id, evidence)] : []),
  ];
};

/** Finds a watched region by any of its names. */
const isWithin = (country: string, region: string, watched: string) =>
  watched === '' || watched === region || (regionOf(country, watched) ?? watched) === regionOf(country, region);

/** Flags an input whose shares exceed the whole, or of which nearly all comes from one country. */
const shareFlags = (links: FlaggedLink[]): Flag[] => {
  const fed = links.filter(
    ({ side, inputId, productId }) => side === 'buyer' && inputId !== null && productId !== null,
  );
  return [...Map.groupBy(fed, ({ productId, inputId }) => `${productId} ${inputId}`).values()].flatMap((feeding) => {
    const { productId = null, product = '' } = feeding[0] ?? {};
    const sum = feeding.reduce((total, { inputShare }) => total + (inputShare ?? 0), 0);
    if (productId === null) return [];
    const goods = feeding.map((link) => link.goods).join(', ');
    if (sum > OVER_WHOLE)
      return [
        flag('SHARE_OVER_100', 'low', 'correct_shares', 'product', productId, { product, goods, share: String(sum) }),
      ];
    const [country, share] = greatest(feeding);
    const isConcentrated = feeding.length > 1 && country !== '' && share > CONCENTRATED;
    const evidence = { product, goods, country, share: String(share) };
    return isConcentrated ? [flag('CONCENTRATION', 'medium', 'add_source', 'product', productId, evidence)] : [];
  });
};

const greatest = (feeding: FlaggedLink[]): [country: string, share: number] => {
  const shares = new Map<string, number>();
  for (const { country, inputShare } of feeding) shares.set(country, (shares.get(country) ?? 0) + (inputShare ?? 0));
  return [...shares].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
};
