const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Reads numbers as people and spreadsheets write them: 1,234.5, １２, 1.5E3. */
export const numberOf = (typed: string): number | undefined => {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\u00a0]/g, '')
    .replace(/^[−–]/, '-');
  const bare = THOUSANDS.test(plain) ? plain.replaceAll(',', '') : plain;
  if (!NUMBER.test(bare)) return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : undefined;
};

const DAY = /^(\d{4})(?:[-./]\s*|년\s*|年)(\d{1,2})(?:[-./]\s*|월\s*|月)(\d{1,2})(?:일|日|\.)?(?:[T ].*)?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * Reads 2026-11-15, 2026.11.15., 2026/11/15, 2026년 11월 15일, 20261115, and the day of a moment. Returns nothing if there
 * is no such day.
 */
export const dayOf = (typed: string): string | undefined => {
  const plain = typed.normalize('NFKC').trim();
  const [, year = '', month = '', day = ''] = DAY.exec(plain) ?? DIGITS.exec(plain) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
};
