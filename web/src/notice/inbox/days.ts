import type { Notice } from '@ieum/contract';

const DAY_MS = 24 * 60 * 60 * 1000;
const KOREA = 'Asia/Seoul';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: KOREA });

/** Returns the day in Korea at a moment, for example 2026-11-15. */
const dayOf = (at: number) => format.format(at);

export type NoticeDay = { day: string; nearness: 'today' | 'yesterday' | 'earlier'; notices: Notice[] };

/** Groups notices by day and keeps their order, the newest first. */
export const byDay = (notices: Notice[], now: number): NoticeDay[] => {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const day = dayOf(Date.parse(notice.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, nearness: nearnessOf(day, now), notices: [notice] });
  }
  return days;
};

const nearnessOf = (day: string, now: number) => {
  if (day === dayOf(now)) return 'today';
  return day === dayOf(now - DAY_MS) ? 'yesterday' : 'earlier';
};
