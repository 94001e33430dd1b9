import type { FactoryFilters } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { type Days, matchingFactories } from '../list/filter.store.ts';
import { type SavedFactory, scopeOf, type Viewer, valuesOf, visibleTo } from './record.store.ts';

type New = { id: string; companyId: string; saved: SavedFactory };

/** Inserts many in one statement and returns the ids of those inserted; a factory with a taken code is left out. */
export const insertFactories = async (db: Db, factories: New[]) => {
  const made = await db
    .insertInto('factory')
    .values(
      factories.map(({ id, companyId, saved }) => ({
        ...valuesOf(saved),
        id,
        company_id: companyId,
        created_at: saved.at.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
};

/** Overwrites many locked factories in one statement. */
export const updateFactories = async (db: Db, factories: (New & { version: number })[]) => {
  await db
    .insertInto('factory')
    .values(
      factories.map(({ id, companyId, version, saved }) => ({
        ...valuesOf(saved),
        id,
        version,
        company_id: companyId,
        created_at: saved.at.toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        details: eb.ref('excluded.details').$castTo<string>(),
        state: eb.ref('excluded.state'),
        version: eb.ref('excluded.version'),
        completeness: eb.ref('excluded.completeness'),
        name_key: eb.ref('excluded.name_key'),
        updated_by: eb.ref('excluded.updated_by'),
        updated_at: eb.ref('excluded.updated_at'),
        confirmed_at: eb.ref('excluded.confirmed_at'),
        ages_on: eb.ref('excluded.ages_on'),
      })),
    )
    .execute();
};

/** Returns the company's factories with one of these codes or ids. */
export const findByCodeOrId = (db: Db, companyId: string, codes: string[], ids: string[]) =>
  db
    .selectFrom('factory')
    .select(['id', 'code', 'details', 'state', 'version', 'confirmed_at as confirmedAt'])
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        ...(codes.length > 0 ? [eb('code', 'in', codes).and('code', '<>', '')] : []),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('id')
    .execute();

/** Locks these factories until the end of the transaction and returns their versions. */
export const lockFactories = async (db: Db, companyId: string, ids: string[]) => {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('factory')
    .select(['id', 'version'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Returns the ids that match the filters, by name. */
export const findMatchingIds = async (db: Db, actor: Viewer, filters: FactoryFilters, days: Days) => {
  const found = await matchingFactories(db, scopeOf(actor), filters, days)
    .select('factory.id')
    .orderBy('factory.name')
    .orderBy('factory.id')
    .execute();
  return found.map(({ id }) => id);
};

/** Returns these factories with all details, in any order. */
export const findDetails = (db: Db, actor: Viewer, ids: string[]) =>
  visibleTo(db, scopeOf(actor)).select(['id', 'details', 'state']).where('id', 'in', ids).execute();

export const deleteFactories = async (db: Db, ids: string[]) => {
  if (ids.length > 0) await db.deleteFrom('factory').where('id', 'in', ids).execute();
};
