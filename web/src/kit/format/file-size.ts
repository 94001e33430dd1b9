import { type LanguageTag, numberFormat } from '@ieum/contract';

const UNITS = ['B', 'KB', 'MB', 'GB'];
const STEP = 1024;

/** Formats 1.5 MB, with a blank before the symbol as before every other unit. */
export const formatFileSize = (bytes: number, tag: LanguageTag) => {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${numberFormat(tag, { maximumFractionDigits: 1 })(size)} ${UNITS[unit]}`;
};
