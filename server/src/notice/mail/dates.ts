import { englishDay, type Language, TAG_OF } from '@ieum/contract';

export const KOREA = 'Asia/Seoul';

/** Formats a day for a mail; in English as the screens do. The day of a moment depends on the time zone. */
export const dayIn = (language: Language, day: string | Date, timeZone = 'UTC') => {
  const at = new Date(day);
  if (language === 'en') return englishDay(at, timeZone);
  return new Intl.DateTimeFormat(TAG_OF[language], { dateStyle: 'long', timeZone }).format(at);
};

const CLOCK = { timeZone: KOREA, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SHORT = { timeZone: KOREA, dateStyle: 'long', timeStyle: 'short' } as const;

/** Formats a moment in Korean time. */
export const momentIn = (language: Language, at: Date) =>
  language === 'en'
    ? `${englishDay(at, KOREA)} ${new Intl.DateTimeFormat('en', CLOCK).format(at)}`
    : new Intl.DateTimeFormat(TAG_OF[language], SHORT).format(at);
