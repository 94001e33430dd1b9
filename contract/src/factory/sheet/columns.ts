import { z } from 'zod';
import {
  CAPACITY_PERIODS,
  CONTACT_PURPOSES,
  EXEMPTIONS,
  FACTORY_STATES,
  KSIC_REVISIONS,
  PRECISIONS,
  PROCESS_SCHEMES,
  SITE_TYPES,
} from '../record/choices.ts';

/** Kind of value in a cell. A list is one cell: `;` separates its items, `|` the parts of an item. */
export type SheetKind = 'text' | 'lines' | 'number' | 'day' | 'country' | 'region' | 'choice' | 'list';

export const SHEET_CHOICES = {
  siteType: SITE_TYPES,
  state: FACTORY_STATES,
  precision: PRECISIONS,
  ksicRevision: KSIC_REVISIONS,
  registrationExemption: EXEMPTIONS,
  scheme: PROCESS_SCHEMES,
  period: CAPACITY_PERIODS,
  purpose: CONTACT_PURPOSES,
} as const;
export type SheetChoice = keyof typeof SHEET_CHOICES;

type Column = {
  kind: SheetKind;
  /** Path of the value in `factoryDetails`; for a list, the path of the whole list. */
  path: string;
  /** Width in characters. */
  width: number;
};

const column = (kind: SheetKind, path: string, width = 14): Column => ({ kind, path, width });

/** Every field of a factory that fits into a sheet, in the order of the columns. */
export const sheetField = z.enum([
  'name',
  'nameEnglish',
  'code',
  'state',
  'siteType',
  'country',
  'region',
  'locality',
  'postalCode',
  'street',
  'streetDetail',
  'addressEnglish',
  'latitude',
  'longitude',
  'precision',
  'openedOn',
  'closedOn',
  'description',
  'processes',
  'products',
  'headcountTotal',
  'headcountOn',
  'headcountFemale',
  'headcountMigrant',
  'headcountTemporary',
  'siteArea',
  'buildingArea',
  'manufacturingArea',
  'capacities',
  'operatingDays',
  'shifts',
  'ksic',
  'ksicRevision',
  'isic',
  'gln',
  'osId',
  'customerCodes',
  'registrationNumber',
  'registrationExemption',
  'contacts',
]);
export type SheetField = z.infer<typeof sheetField>;
export const SHEET_FIELDS = sheetField.options;

export const SHEET_COLUMNS: Record<SheetField, Column> = {
  name: column('text', 'name', 24),
  nameEnglish: column('text', 'nameEnglish', 24),
  code: column('text', 'code'),
  state: column('choice', 'state', 10),
  siteType: column('choice', 'siteType', 12),
  country: column('country', 'country', 8),
  region: column('region', 'region'),
  locality: column('text', 'locality', 18),
  postalCode: column('text', 'postalCode', 10),
  street: column('text', 'street', 28),
  streetDetail: column('text', 'streetDetail', 18),
  addressEnglish: column('text', 'addressEnglish', 32),
  latitude: column('number', 'point.latitude', 12),
  longitude: column('number', 'point.longitude', 12),
  precision: column('choice', 'point.precision', 12),
  openedOn: column('day', 'openedOn', 12),
  closedOn: column('day', 'closedOn', 12),
  description: column('lines', 'description', 32),
  processes: column('list', 'processes', 32),
  products: column('list', 'products', 32),
  headcountTotal: column('number', 'headcount.total', 10),
  headcountOn: column('day', 'headcount.on', 12),
  headcountFemale: column('number', 'headcount.female', 10),
  headcountMigrant: column('number', 'headcount.migrant', 10),
  headcountTemporary: column('number', 'headcount.temporary', 10),
  siteArea: column('number', 'siteArea', 12),
  buildingArea: column('number', 'buildingArea', 12),
  manufacturingArea: column('number', 'manufacturingArea', 12),
  capacities: column('list', 'capacities', 28),
  operatingDays: column('number', 'operatingDays', 10),
  shifts: column('number', 'shifts', 8),
  ksic: column('text', 'ksic', 10),
  ksicRevision: column('choice', 'ksicRevision', 10),
  isic: column('text', 'isic', 10),
  gln: column('text', 'gln', 16),
  osId: column('text', 'osId', 18),
  customerCodes: column('list', 'customerCodes', 28),
  registrationNumber: column('text', 'registrationNumber', 18),
  registrationExemption: column('choice', 'registrationExemption', 14),
  contacts: column('list', 'contacts', 40),
};

/** Limits of a sheet: the file has to be small enough to be checked while a person waits. */
export const SHEET_ROWS_MAX = 10_000;
export const SHEET_COLUMNS_MAX = 100;
export const SHEET_BYTES_MAX = 5 * 1024 * 1024;
