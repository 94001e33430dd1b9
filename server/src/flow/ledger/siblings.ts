import { monthsIn } from '@ieum/contract';
import type { WrittenRow } from './row.store.ts';

/** Indexes rows by subject and month, so that ten thousand of one link are not compared each with each. */
export const createSiblings = (rows: Iterable<WrittenRow>) => {
  const byMonth = new Map<string, Map<string, WrittenRow>>();
  const put = (row: WrittenRow) => {
    for (const month of monthsIn(row.period)) {
      const key = `${subjectOf(row)} ${month}`;
      byMonth.set(key, (byMonth.get(key) ?? new Map()).set(row.id, row));
    }
  };
  for (const row of rows) put(row);
  const around = (subject: string, period: string) => {
    const found = monthsIn(period).flatMap((month) => [...(byMonth.get(`${subject} ${month}`) ?? [])]);
    return [...new Map(found).values()];
  };
  return { put, around };
};

const subjectOf = ({ linkId, supplierProductId }: WrittenRow) => linkId ?? `moved ${supplierProductId}`;
