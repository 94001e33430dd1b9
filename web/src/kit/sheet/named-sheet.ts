import { CSV_TYPE, XLSX_TYPE } from '@ieum/contract';

type Format = 'csv' | 'xlsx';
const TYPES: Record<Format, string> = { csv: CSV_TYPE, xlsx: XLSX_TYPE };

export const formatOf = (name: string): Format => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx');

/** Returns the name with its ending, and the type under which the sheet is saved. */
export const namedSheet = (name: string, format: Format) => ({
  name: name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`,
  type: TYPES[format],
});
