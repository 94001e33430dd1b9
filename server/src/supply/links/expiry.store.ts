import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { columns } from './link.store.ts';

const NEVER = '9999-12-31';

/** Ends up to `limit` links whose last day is before today; two processes at once share them. */
export const endOverdue = async (db: Db, today: string, now: Date, limit: number) => {
  const due = await db
    .selectFrom('supply_link')
    .select('id')
    .where('state', 'not in', ['withdrawn', 'ended'])
    .where('valid_to', '<', today)
    .where('valid_to', '<', NEVER)
    .orderBy('valid_to')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  return (
    db
      .updateTable('supply_link')
      .set({ state: 'ended', offer: null, offer_by: null, waits_for: null, updated_at: now.toISOString() })
      // Only a link that both sides have confirmed goes on showing the places of each after its end.
      .set({ agreed_at: sql<string | null>`case when state = 'confirmed' then agreed_at end` })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(columns)
      .execute()
  );
};
