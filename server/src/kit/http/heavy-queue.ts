import type { Actor } from './context.ts';
import { fail } from './failure.ts';

type HeavyLimits = {
  /** Computations that run at the same time in this process; a company or an operator has one of them. */
  atOnce: number;
  /** Computations that wait: of one company or operator, and of all. */
  waitingOfOne: number;
  waiting: number;
  waitMs: number;
};

const HEAVY_LIMITS: HeavyLimits = { atOnce: 2, waitingOfOne: 32, waiting: 128, waitMs: 20_000 };

const RETRY_AFTER_S = 5;

export type HeavyQueue = <T>(actor: Actor | undefined, work: () => Promise<T>) => Promise<T>;

type Waiting = { key: string; start: () => void };

/**
 * Runs the expensive computations, few at a time. The others wait in their order, but one that could run does not wait
 * for a company that is busy. A computation that finds too many before it, or waits too long, is refused with the time
 * after which to try again.
 */
export const createHeavyQueue = (limits = HEAVY_LIMITS): HeavyQueue => {
  const running = new Set<string>();
  let waiting: Waiting[] = [];

  const mayStart = (key: string) => running.size < limits.atOnce && !running.has(key);

  const startNext = () => {
    const next = waiting.find(({ key }) => mayStart(key));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    next.start();
  };

  const turnOf = (key: string) =>
    new Promise<boolean>((resolve) => {
      const place: Waiting = {
        key,
        start: () => {
          clearTimeout(patience);
          running.add(key);
          resolve(true);
        },
      };
      const patience = setTimeout(() => {
        waiting = waiting.filter((one) => one !== place);
        resolve(false);
      }, limits.waitMs);
      if (mayStart(key)) place.start();
      else waiting.push(place);
    });

  const hasRoom = (key: string) =>
    mayStart(key) ||
    (waiting.length < limits.waiting && waiting.filter((one) => one.key === key).length < limits.waitingOfOne);

  return async (actor, work) => {
    const key = keyOf(actor);
    if (!hasRoom(key) || !(await turnOf(key))) fail('server.busy', {}, RETRY_AFTER_S);
    try {
      return await work();
    } finally {
      running.delete(key);
      startNext();
    }
  };
};

/** Returns what shares one place: the people of a company. An operator and a newcomer stand alone. */
const keyOf = (actor: Actor | undefined) => {
  if (!actor) return '';
  return actor.role === 'supplier' ? actor.companyId : actor.id;
};
