/** Part that comes first in a date whose year comes last. */
export type DayOrder = 'day' | 'month' | 'unknown';

/**
 * Returns the order of the country that the browser's language names. "en" alone names no country, and some countries
 * write the year first.
 */
export const browserDayOrder = (language: string = navigator.language): DayOrder => {
  if (language.toLowerCase() === 'en') return 'unknown';
  const [first] = partsIn(language);
  return first === 'day' || first === 'month' ? first : 'unknown';
};

const partsIn = (language: string) => {
  try {
    const parts = new Intl.DateTimeFormat(language).formatToParts();
    return parts.map(({ type }) => type).filter((type) => type !== 'literal');
  } catch {
    // Some browsers report a language that does not exist.
    return [];
  }
};
