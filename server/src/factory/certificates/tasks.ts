import { certificateTitle, dayAfter, lightEdges, TASKS_MAX, type Task } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { findEnding } from './due-dates.store.ts';

const ENDING_DAYS = 30;

/** Lists certificates that have expired or are about to, without those that were renewed. */
export const certificateTasks = async (db: Db, { companyId }: { companyId: string }, now: Date): Promise<Task[]> => {
  const today = todayInSeoul(now);
  const ending = await findEnding(db, companyId, { today, until: lightEdges(today).verySoon, limit: TASKS_MAX });
  return ending.map(({ id, standard, edition, validTo, createdAt }) => {
    const isOver = validTo < today;
    const shownFrom = startOf(isOver ? dayAfter(validTo, 1) : dayAfter(validTo, -ENDING_DAYS));
    return {
      kind: isOver ? 'certificate.expired' : 'certificate.ending',
      id,
      waiter: 'time',
      dueOn: validTo,
      about: { certificate: certificateTitle(standard, edition) },
      since: shownFrom > new Date(createdAt) ? shownFrom.toISOString() : createdAt,
    };
  });
};

const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`);
