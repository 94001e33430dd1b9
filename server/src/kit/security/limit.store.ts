import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Tables } from '../db/database.ts';

declare module '../db/database.ts' {
  interface Tables {
    kit_limit: { name: string; key: string; window_ends: string; count: number };
    kit_limit_rule: { name: string; max: number };
  }
}

export type LimitRow = { name: string; key: string; window_ends: string };

const ruledMax = (eb: ExpressionBuilder<Tables, 'kit_limit'>) =>
  eb.selectFrom('kit_limit_rule as rule').select('rule.max').whereRef('rule.name', '=', 'kit_limit.name').as('ruled');

/** Reads what was counted, and the maximum that the operator has set. */
export const findTries = (db: Db, rows: LimitRow[]) =>
  db
    .selectFrom('kit_limit')
    .select((eb) => ['name', 'count', ruledMax(eb)])
    .where((eb) => eb.or(rows.map((row) => eb.and(row))))
    .execute();

/**
 * Counts in one statement, so that each of two simultaneous tries sees the other. The rows have a fixed order, so that
 * they cannot block each other. Each row also returns the maximum that the operator has set, which therefore applies at
 * once in every process.
 */
export const countTries = (db: Db, rows: LimitRow[]) =>
  db
    .insertInto('kit_limit')
    .values(inOrder(rows).map((row) => ({ ...row, count: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['name', 'key', 'window_ends']).doUpdateSet({ count: sql`kit_limit.count + 1` }),
    )
    .returning((eb) => ['name', 'count', ruledMax(eb)])
    .execute();

/**
 * Keeps the same order: an update of several rows locks them in any order, and would wait for a count that waits for
 * it.
 */
export const takeBackTries = async (db: Db, rows: LimitRow[]) => {
  await db
    .insertInto('kit_limit')
    .values(inOrder(rows).map((row) => ({ ...row, count: 0 })))
    .onConflict((conflict) =>
      conflict.columns(['name', 'key', 'window_ends']).doUpdateSet({ count: sql`kit_limit.count - 1` }),
    )
    .execute();
};

export const deleteLimitsEndedBefore = async (db: Db, moment: Date) => {
  await db.deleteFrom('kit_limit').where('window_ends', '<', moment.toISOString()).execute();
};

const inOrder = (rows: LimitRow[]) => rows.toSorted((a, b) => (a.name + a.key < b.name + b.key ? -1 : 1));

export const findLimitRules = (db: Db) => db.selectFrom('kit_limit_rule').select(['name', 'max']).execute();

/** Null restores the product's own limit. */
export const setLimitRule = async (db: Db, name: string, max: number | null) => {
  await db.deleteFrom('kit_limit_rule').where('name', '=', name).execute();
  if (max !== null) await db.insertInto('kit_limit_rule').values({ name, max }).execute();
};
