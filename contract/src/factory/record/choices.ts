/** What a site can be. */
export const SITE_TYPES = [
  'factory',
  'warehouse',
  'mine',
  'farm',
  'smelter',
  'office',
  'lab',
  'subcontract_line',
] as const;
export type SiteType = (typeof SITE_TYPES)[number];

/** A draft is nobody else's to see; a closed one stays, because others still refer to it. */
export const FACTORY_STATES = ['draft', 'active', 'closed'] as const;
export type FactoryState = (typeof FACTORY_STATES)[number];

/** How well the point on the map is known; a pin dropped by hand is no better than its city. */
export const PRECISIONS = ['exact', 'building', 'street', 'city'] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Why a site in Korea can have no factory registration. */
export const EXEMPTIONS = ['under500', 'leased', 'foreign', 'other'] as const;

export const CONTACT_PURPOSES = ['main', 'quality', 'ehs', 'esg', 'grievance', 'emergency'] as const;

/** `own` is what no list has a code for: its name stands alone. */
export const PROCESS_SCHEMES = ['process', 'isic', 'ksic', 'own'] as const;

/** Its revisions use some codes for other things than before. */
export const KSIC_REVISIONS = ['10', '11'] as const;

export const CAPACITY_PERIODS = ['year', 'month', 'day'] as const;

/** UN/CEFACT Recommendation 20: what suppliers of parts and materials count in. Their names are in the locale files. */
export const UNITS = [
  ...['KGM', 'GRM', 'MGM', 'TNE', 'LBR', 'ONZ', 'MTR', 'CMT', 'MMT', 'KMT', 'INH', 'FOT'],
  ...['YRD', 'MTK', 'CMK', 'H18', 'FTK', 'YDK', 'MTQ', 'LTR', 'MLT', 'GLL', 'BLL', 'H87'],
  ...['C62', 'EA', 'PR', 'DZN', 'SET', 'NAR', 'MIL', 'HUR', 'MIN', 'SEC', 'DAY', 'WEE'],
  ...['MON', 'ANN', 'KWH', 'MWH', 'GWH', 'KWT', 'MAW', 'JOU', '3B', 'GV', 'AMH', 'VLT'],
  ...['AMP', 'CEL', 'P1', '59'],
] as const;
export type Unit = (typeof UNITS)[number];
/** What most factories count in; a choice of units begins with these. */
export const COMMON_UNITS = [
  ...(['KGM', 'TNE', 'GRM', 'H87', 'SET', 'MTR', 'MTK', 'MTQ', 'LTR', 'KWH'] as const),
] as const satisfies Unit[];
