import { dayAfter } from '@ieum/contract';
import { type Clock, todayInSeoul } from '../../../kit/clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SEOUL_HOURS = 9;
/** Pauses between two acts: nobody does two things in the same minute, and each takes another time. */
const PAUSES_S = [140, 65, 310, 95, 205, 50, 420, 170];
const SATURDAY = 6;
const SUNDAY = 0;

export type Timeline = ReturnType<typeof createTimeline>;
type Step = { at: Date; run: () => Promise<unknown> };

/** Creates a clock that only goes forward, from step to step, up to now and no further. */
export const createTimeline = (now: Date) => {
  const today = todayInSeoul(now);
  const steps: Step[] = [];
  let at = now;
  let acts = 0;

  const moment = (daysAgo: number, hour: number) => {
    const midnight = Date.parse(`${dayAfter(today, -Math.floor(daysAgo))}T00:00:00Z`) - SEOUL_HOURS * HOUR_MS;
    return new Date(Math.min(midnight + hour * HOUR_MS, now.getTime()));
  };

  const clock: Clock = () => at;

  return {
    clock,
    now,
    /** Returns the day this long ago in Korea; a negative number is in the future. */
    day: (daysAgo: number) => dayAfter(today, -daysAgo),
    /**
     * Adds a step this many days ago, at an hour in Korea. Steps of the same moment keep the order in which they were
     * added.
     */
    on: (daysAgo: number, hour: number, run: Step['run']) => {
      steps.push({ at: onWorkday(moment(daysAgo, hour), now), run });
    },
    /** Adds a step of the system, which also runs on a Sunday. */
    daily: (daysAgo: number, hour: number, run: Step['run']) => {
      steps.push({ at: moment(daysAgo, hour), run });
    },
    isSunday: (daysAgo: number) => weekdayOf(moment(daysAgo, 0)) === SUNDAY,
    /** Runs all steps in their order. */
    run: async (after: (share: number) => Promise<unknown>) => {
      const inOrder = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
      at = inOrder[0]?.at ?? now;
      for (const [nth, step] of inOrder.entries()) {
        at = later(at, step.at);
        await step.run();
        await after((nth + 1) / inOrder.length);
      }
    },
    /** Moves the clock on after an act. */
    pass: () => {
      acts += 1;
      const pause = PAUSES_S[acts % PAUSES_S.length] ?? 0;
      at = new Date(Math.min(at.getTime() + pause * 1_000, now.getTime()));
    },
  };
};

const later = (a: Date, b: Date) => (a > b ? a : b);

const weekdayOf = (at: Date) => new Date(at.getTime() + SEOUL_HOURS * HOUR_MS).getUTCDay();

/** Hours on Monday before others begin: first the steps of Saturday, then those of Sunday. */
const MONDAY_HOUR: Record<number, number> = { [SATURDAY]: 8, [SUNDAY]: 8.5 };

/** Moves a step from a weekend to early Monday; in the last days it stays where it is. */
const onWorkday = (at: Date, now: Date) => {
  const hour = MONDAY_HOUR[weekdayOf(at)];
  if (hour === undefined) return at;
  const midnight = Math.floor((at.getTime() + SEOUL_HOURS * HOUR_MS) / DAY_MS) * DAY_MS - SEOUL_HOURS * HOUR_MS;
  const days = weekdayOf(at) === SATURDAY ? 2 : 1;
  // An hour becomes a minute, so that the order stays.
  const minutes = (at.getTime() - midnight) / HOUR_MS;
  const moved = new Date(midnight + days * DAY_MS + hour * HOUR_MS + minutes * MINUTE_MS);
  return moved < now ? moved : at;
};
