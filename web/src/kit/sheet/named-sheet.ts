import { CSV_TYPE, XLSX_TYPE } from '@ieum/contract';
import { saveFile } from '../save-file.ts';

type Format = 'csv' | 'xlsx';
const TYPES: Record<Format, string> = { csv: CSV_TYPE, xlsx: XLSX_TYPE };

export const formatOf = (name: string): Format => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx');

export const saveSheet = (file: Blob, name: string, format: Format) => {
  const isNamed = name.toLowerCase().endsWith(`.${format}`);
  saveFile(file, isNamed ? name : `${name}.${format}`, TYPES[format]);
};
