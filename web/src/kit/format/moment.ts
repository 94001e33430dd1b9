import { englishDay, type LanguageTag } from '@ieum/contract';

/** Dates are shown in Korean time wherever the reader is, because deadlines are set there. */
const ZONE = 'Asia/Seoul';

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Formats 2026.11.15 in Korean, 15 Nov 2026 in English, and other languages by their own habit. */
export const formatDate = (moment: string, tag: LanguageTag) => {
  const date = new Date(moment);
  if (tag === 'ko') return parts.format(date).replaceAll('-', '.');
  if (tag === 'en') return englishDay(date, ZONE);
  return new Intl.DateTimeFormat(tag, { timeZone: ZONE, dateStyle: 'medium' }).format(date);
};

const CLOCK = { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats 14:05. */
export const formatClock = (moment: string, tag: LanguageTag) =>
  new Intl.DateTimeFormat(tag, CLOCK).format(new Date(moment));

/** Recognises a date without a time of day. */
export const isDayOnly = (moment: string) => !moment.includes('T');

/** Formats 2026.11.15 14:05, and 15 Nov 2026 14:05 in English. */
export const formatMoment = (moment: string, tag: LanguageTag) =>
  isDayOnly(moment) ? formatDate(moment, tag) : `${formatDate(moment, tag)} ${formatClock(moment, tag)}`;
