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

/** Only the own company sees a draft. A closed factory stays, because other records still refer to it. */
export const FACTORY_STATES = ['draft', 'active', 'closed'] as const;
export type FactoryState = (typeof FACTORY_STATES)[number];

/** Precision of the point on the map. A pin dropped by hand is no more precise than its city. */
export const PRECISIONS = ['exact', 'building', 'street', 'city'] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Reasons why a site in Korea has no factory registration. */
export const EXEMPTIONS = ['under500', 'leased', 'foreign', 'other'] as const;

export const CONTACT_PURPOSES = ['main', 'quality', 'ehs', 'esg', 'grievance', 'emergency'] as const;

/** `own` is a process that no list has a code for: it has only a name. */
export const PROCESS_SCHEMES = ['process', 'isic', 'ksic', 'own'] as const;

/** The revisions use some codes for different things. */
export const KSIC_REVISIONS = ['10', '11'] as const;

export const CAPACITY_PERIODS = ['year', 'month', 'day'] as const;

/**
 * Units of UN/CEFACT Recommendation 20 that suppliers of parts and materials use. Their names are in the locale files.
 */
export const UNITS = [
  'KGM',
  'GRM',
  'MGM',
  'TNE',
  'LBR',
  'ONZ',
  'MTR',
  'CMT',
  'MMT',
  'KMT',
  'INH',
  'FOT',
  'YRD',
  'MTK',
  'CMK',
  'H18',
  'FTK',
  'YDK',
  'MTQ',
  'LTR',
  'MLT',
  'GLL',
  'BLL',
  'H87',
  'C62',
  'EA',
  'PR',
  'DZN',
  'SET',
  'NAR',
  'MIL',
  'HUR',
  'MIN',
  'SEC',
  'DAY',
  'WEE',
  'MON',
  'ANN',
  'KWH',
  'MWH',
  'GWH',
  'KWT',
  'MAW',
  'JOU',
  '3B',
  'GV',
  'AMH',
  'VLT',
  'AMP',
  'CEL',
  'P1',
  '59',
] as const;
export type Unit = (typeof UNITS)[number];
/** Units that most factories use; a choice of units begins with these. */
export const COMMON_UNITS = [
  'KGM',
  'TNE',
  'GRM',
  'H87',
  'SET',
  'MTR',
  'MTK',
  'MTQ',
  'LTR',
  'KWH',
] as const satisfies Unit[];
