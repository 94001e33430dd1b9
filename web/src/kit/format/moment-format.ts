import type { LanguageTag } from '@ieum/contract';

/** Dates are said in the time of Korea, wherever the reader sits: deadlines are set there. */
const ZONE = 'Asia/Seoul';

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** 2026.11.15 in Korean; other languages by their own habit. */
export const formatDate = (moment: string, tag: LanguageTag) => {
  const date = new Date(moment);
  if (tag === 'ko') return parts.format(date).replaceAll('-', '.');
  return new Intl.DateTimeFormat(tag, { timeZone: ZONE, dateStyle: 'medium' }).format(date);
};
