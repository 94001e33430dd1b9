import { englishDay, type LanguageTag } from '@ieum/contract';

/** Dates are said in the time of Korea, wherever the reader sits: deadlines are set there. */
const ZONE = 'Asia/Seoul';

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** 2026.11.15 in Korean, 15 Nov 2026 in English; other languages by their own habit. */
export const formatDate = (moment: string, tag: LanguageTag) => {
  const date = new Date(moment);
  if (tag === 'ko') return parts.format(date).replaceAll('-', '.');
  if (tag === 'en') return englishDay(date, ZONE);
  return new Intl.DateTimeFormat(tag, { timeZone: ZONE, dateStyle: 'medium' }).format(date);
};

const CLOCK = { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** 14:05 */
export const formatClock = (moment: string, tag: LanguageTag) =>
  new Intl.DateTimeFormat(tag, CLOCK).format(new Date(moment));

/** A day alone has no time of day to tell. */
export const isDayOnly = (moment: string) => !moment.includes('T');

/** 2026.11.15 14:05, and 15 Nov 2026 14:05 in English. */
export const formatMoment = (moment: string, tag: LanguageTag) =>
  isDayOnly(moment) ? formatDate(moment, tag) : `${formatDate(moment, tag)} ${formatClock(moment, tag)}`;
