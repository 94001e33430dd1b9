import type { Db, InTransaction } from '../../kit/db/database.ts';
import type { TaxOffice, TaxStatus } from './client.ts';
import { endTaxStatuses, insertTaxStatuses, lockTaxStatuses, touchTaxStatuses } from './status.store.ts';

/** Asks about one number, outside of any transaction, and keeps the answer. */
export const askAboutNumber = async (taxOffice: TaxOffice, inTransaction: InTransaction, number: string) => {
  const statuses = await taxOffice.statusOf([number]);
  await inTransaction((db) => keepTaxStatuses(db, statuses));
  return statuses.get(number);
};

/** Stores the office's answers and returns the numbers with news. */
export const keepTaxStatuses = async (db: Db, statuses: Map<string, TaxStatus>): Promise<string[]> => {
  if (statuses.size === 0) return [];
  const known = new Map((await lockTaxStatuses(db, [...statuses.keys()])).map((row) => [row.number, row]));
  const same: { id: string; status: TaxStatus }[] = [];
  const ended: { id: string; at: Date }[] = [];
  const news: [string, TaxStatus][] = [];
  for (const [number, status] of statuses) {
    const before = known.get(number);
    const isNews = !before || (status.state !== 'unknown' && !isSame(before, status));
    if (!isNews) same.push({ id: before.id, status });
    else news.push([number, status]);
    if (isNews && before) ended.push({ id: before.id, at: status.askedAt });
  }
  await touchTaxStatuses(db, same);
  await endTaxStatuses(db, ended);
  return insertTaxStatuses(db, news);
};

type TaxFacts = Pick<TaxStatus, 'state' | 'endedOn' | 'taxType'>;

const isSame = (before: TaxFacts, after: TaxFacts) =>
  before.state === after.state && before.endedOn === after.endedOn && before.taxType === after.taxType;
