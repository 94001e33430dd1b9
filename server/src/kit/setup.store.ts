import { sql } from 'kysely';
import type { Db } from './db/database.ts';

export type SetupItem = 'mail' | 'operator' | 'taxOffice';

declare module './db/database.ts' {
  interface Tables {
    kit_setup: {
      item: SetupItem;
      sealed_value: string;
      is_declined: boolean;
      version: number;
      updated_at: string;
    };
  }
}

export type SetupRow = { item: SetupItem; sealedValue: string; isDeclined: boolean; version: number };

export const findSetupRows = (db: Db): Promise<SetupRow[]> =>
  db
    .selectFrom('kit_setup')
    .select(['item', 'sealed_value as sealedValue', 'is_declined as isDeclined', 'version'])
    .orderBy('item')
    .execute();

type Put = Omit<SetupRow, 'version'> & { from: number; at: Date };

/**
 * Replaces the version that the caller has seen; 0 means that there is none. Returns false if another change came
 * first.
 */
export const putSetupRow = async (db: Db, { item, sealedValue, isDeclined, from, at }: Put) => {
  const { rows } = await sql`
    insert into kit_setup as kept (item, sealed_value, is_declined, version, updated_at)
    values (${item}, ${sealedValue}, ${isDeclined}, 1, ${at.toISOString()})
    on conflict (item) do update set sealed_value = excluded.sealed_value, is_declined = excluded.is_declined,
      version = kept.version + 1, updated_at = excluded.updated_at
    where kept.version = ${from}
    returning version`.execute(db);
  return rows.length === 1;
};
