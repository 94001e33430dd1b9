/** What stands first where the year stands last. */
export type DayOrder = 'day' | 'month' | 'unknown';

/** By the habit of the place that the browser names. “English” alone names none, and some places write the year first. */
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
    // Some browsers name a language that is none.
    return [];
  }
};
