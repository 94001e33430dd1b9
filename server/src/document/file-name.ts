import { CSV_TYPE, XLSX_TYPE } from '@ieum/contract';

const NAME_MAX = 150;
const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
  [CSV_TYPE]: '.csv',
  [XLSX_TYPE]: '.xlsx',
};
/** Control characters, and marks that make a name read backwards. */
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Returns the uploaded name without what could mislead: no folders, no hidden marks, the right ending. */
export const shownName = (uploaded: string, mediaType: string) => {
  const ending = ENDINGS[mediaType] ?? '';
  const [last = ''] = uploaded.normalize('NFC').split(/[\\/]/).slice(-1);
  const clean = last.replace(TREACHEROUS, '').replace(/\s+/g, ' ').trim();
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, clean.length - ending.length) : clean;
  const short = [...stem].slice(0, NAME_MAX - ending.length).join('');
  return (short.replace(/^\.+/, '') || 'file') + ending;
};
