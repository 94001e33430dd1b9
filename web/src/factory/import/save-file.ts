import { CSV_TYPE, XLSX_TYPE } from '@ieum/contract';

type Format = 'csv' | 'xlsx';
const TYPES: Record<Format, string> = { csv: CSV_TYPE, xlsx: XLSX_TYPE };

export const formatOf = (name: string): Format => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx');

/** The type is fixed here too: whatever the answer says of itself, it is never opened as a page of ours. */
export const saveFile = (file: Blob, name: string, format: Format) => {
  const address = URL.createObjectURL(new Blob([file], { type: TYPES[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
};
