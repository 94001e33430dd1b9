import type { LanguageTag } from '@ieum/contract';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
const STEP = 1024;

export const formatFileSize = (bytes: number, tag: LanguageTag) => {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const style = { style: 'unit', unit: UNITS[unit] ?? 'byte', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(tag, style).format(size);
};
