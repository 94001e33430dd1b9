import { type LanguageTag, spacedText } from '@ieum/contract';

const SECOND_MS = 1000;
/** Ordered from the largest unit; the first one of which at least one has passed is used. */
const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];

/** Formats "3시간 전". A moment in the future, by a clock that runs ahead, counts as now. */
export const formatAgo = (moment: string, now: number, tag: LanguageTag) => {
  const passed = Math.max(0, (now - Date.parse(moment)) / SECOND_MS);
  const [unit, seconds] = STEPS.find(([, size]) => passed >= size) ?? ['second', Number.POSITIVE_INFINITY];
  return spacedText(
    new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(passed / seconds), unit),
    tag,
  );
};
