import { todayInSeoul } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db/database.ts';
import { fail } from '../../../kit/http/failure.ts';
import type { EmitEvent } from '../../record/events.ts';
import { lockOpenOfPeriod, markReminded } from './sending.store.ts';
import type { SeriesRow } from './series.store.ts';

/** Reminds the suppliers whose request of a period is open, each at most once a day. Returns their number. */
export const remindPeriod = async (db: Db, series: SeriesRow, period: string, emit: EmitEvent, at: Date) => {
  const open = await lockOpenOfPeriod(db, series.id, period);
  const today = todayInSeoul(at);
  const due = open.filter(({ remindedAt }) => remindedAt === null || todayInSeoul(new Date(remindedAt)) !== today);
  if (due.length === 0) return open.length > 0 ? fail('review.reminded_today') : 0;
  await markReminded(
    db,
    due.map(({ id }) => id),
    at,
  );
  await emit(db, 'requestsReminded', { askerId: series.companyId, requests: due });
  return due.length;
};
