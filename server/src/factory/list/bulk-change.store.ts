import type { FactoryFilters } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';
import { scopeOf, type Viewer, visibleTo } from '../record/record.store.ts';
import { type Days, matchingFactories } from './filter.store.ts';

const columns = [
  'factory.id',
  'factory.name',
  'factory.details',
  'factory.state',
  'factory.version',
  'factory.confirmed_at as confirmedAt',
] as const;

export type LockedFactory = Awaited<ReturnType<typeof lockByIds>>[number];

/** Locks in the order of the ids, so two bulk changes wait for each other. */
export const lockByIds = (db: Db, companyId: string, ids: string[]) =>
  visibleTo(db, { role: 'supplier', companyId })
    .select(columns)
    .where('factory.id', 'in', ids)
    .orderBy('factory.id')
    .forUpdate('factory')
    .execute();

/** Locks the next factories that match the filters. */
export const lockMatching = (
  db: Db,
  actor: Viewer,
  filters: FactoryFilters,
  days: Days,
  after: string | null,
  most: number,
) => {
  const found = matchingFactories(db, scopeOf(actor), filters, days);
  return (after === null ? found : found.where('factory.id', '>', after))
    .select(columns)
    .orderBy('factory.id')
    .limit(most)
    .forUpdate('factory')
    .modifyEnd(sql.raw(PLANNED_EACH_TIME))
    .execute();
};
