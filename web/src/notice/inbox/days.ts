import type { Notice } from '@ieum/contract';
import { dayInKorea } from '../../kit/format/today.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type NoticeDay = { day: string; nearness: 'today' | 'yesterday' | 'earlier'; notices: Notice[] };

/** Groups notices by day and keeps their order, the newest first. */
export const byDay = (notices: Notice[], now: number): NoticeDay[] => {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const day = dayInKorea(Date.parse(notice.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, nearness: nearnessOf(day, now), notices: [notice] });
  }
  return days;
};

const nearnessOf = (day: string, now: number) => {
  if (day === dayInKorea(now)) return 'today';
  return day === dayInKorea(now - DAY_MS) ? 'yesterday' : 'earlier';
};
