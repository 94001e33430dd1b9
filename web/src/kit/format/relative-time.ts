import type { LanguageTag } from '@ieum/contract';

const SECOND_MS = 1000;
/** From the largest unit of which at least one has passed. */
const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];

/** "3시간 전". What is about to be, by a clock that runs ahead, is now. */
export const formatAgo = (moment: string, now: number, tag: LanguageTag) => {
  const passed = Math.max(0, (now - Date.parse(moment)) / SECOND_MS);
  const [unit, seconds] = STEPS.find(([, size]) => passed >= size) ?? ['second', Number.POSITIVE_INFINITY];
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(passed / seconds), unit);
};
