import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { givenValues } from '../../kit/db/given-values.ts';
import { deleteFactories } from '../record/bulk.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    /** The view `factory_shown` leaves these out, so nobody sees them. */
    factory_hidden: { factory_id: string; import_id: string };
  }
}

/** Shows everything that an import has hidden, at once: one short statement for ten thousand factories. */
export const showHidden = async (db: Db, importId: string) => {
  await db.deleteFrom('factory_hidden').where('import_id', '=', importId).execute();
};

export const showFactories = async (db: Db, factoryIds: string[]) => {
  await db.deleteFrom('factory_hidden').where('factory_id', 'in', givenValues(factoryIds, 'uuid')).execute();
};

/** Hides at once all factories that an import has added and nobody has used since. */
export const hideAdded = async (db: Db, importId: string) => {
  await sql`
    insert into factory_hidden (factory_id, import_id)
    select factory.id, one.import_id
    from factory_import_row as one join factory on factory.id = one.factory_id
    where one.import_id = ${importId}::uuid and one.version_after = 1 and one.undo is null and factory.version = 1
      and not exists (select from factory_certificate_site as site where site.factory_id = factory.id)
      and not exists (select from factory_evidence as paper where paper.factory_id = factory.id)
    on conflict do nothing`.execute(db);
};

/** Removes hidden factories and frees the rows that added them. Returns the ids of those removed. */
export const removeHidden = async (db: Db, importId: string, limit: number) => {
  const found = await db
    .selectFrom('factory_hidden')
    .select('factory_id as id')
    .where('import_id', '=', importId)
    .limit(limit)
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db
    .updateTable('factory_import_row')
    .set({ factory_id: null, version_after: null })
    .where('import_id', '=', importId)
    .where('factory_id', 'in', givenValues(ids, 'uuid'))
    .execute();
  await deleteFactories(db, ids);
  await showFactories(db, ids);
  return ids;
};

/** Returns imports that have ended and still hide factories. */
export const findDiscarded = async (db: Db) => {
  const found = await db
    .selectFrom('factory_import as one')
    .select('one.id')
    .where('one.state', 'in', ['cancelled', 'failed', 'undone'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('factory_hidden as hidden')
          .select('hidden.factory_id')
          .whereRef('hidden.import_id', '=', 'one.id'),
      ),
    )
    .execute();
  return found.map(({ id }) => id);
};
