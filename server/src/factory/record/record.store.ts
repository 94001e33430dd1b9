import type { FactoryDetails, FactoryState, SiteType } from '@ieum/contract';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Db, View } from '../../kit/db/database.ts';
import type { Actor } from '../../kit/http/context.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory: FactoryColumns;
    /** The factories without those that an import has hidden; see `hidden.store.ts`. Every read starts here. */
    factory_shown: View<Selectable<FactoryColumns>>;
  }
}

/** The database generates the columns marked so from `details`. */
type FactoryColumns = {
  id: Generated<string>;
  company_id: string;
  details: ColumnType<Partial<FactoryDetails>, string, string>;
  name: GeneratedAlways<string>;
  name_english: GeneratedAlways<string>;
  code: GeneratedAlways<string>;
  country: GeneratedAlways<string>;
  region: GeneratedAlways<string>;
  locality: GeneratedAlways<string>;
  site_type: GeneratedAlways<SiteType>;
  latitude: GeneratedAlways<string | null>;
  longitude: GeneratedAlways<string | null>;
  precision: GeneratedAlways<string | null>;
  /** Hundred-thousandths of a degree. */
  point_x: GeneratedAlways<number | null>;
  point_y: GeneratedAlways<number | null>;
  search_text: GeneratedAlways<string>;
  search_grams: GeneratedAlways<number[]>;
  alike_keys: GeneratedAlways<string[]>;
  state: FactoryState;
  version: Generated<number>;
  completeness: number;
  name_key: string;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  confirmed_at: string | null;
  /** Day on which its completeness falls because of its age. */
  ages_on: string | null;
};

export type Viewer = Exclude<Actor, { role: 'newcomer' }>;
/** Scope of a viewer; an admin belongs to no company. */
export type ViewerScope = { role: Viewer['role']; companyId: string };

/** Starts every read: an admin sees all, a supplier only its own company's. */
export const visibleTo = (db: Db, { role, companyId }: ViewerScope) => {
  const factories = db.selectFrom('factory_shown as factory');
  return role === 'admin' ? factories : factories.where('company_id', '=', companyId);
};

export const scopeOf = (actor: Viewer): ViewerScope => ({
  role: actor.role,
  companyId: actor.role === 'admin' ? '' : actor.companyId,
});

export const findFactory = (db: Db, actor: Viewer, id: string) =>
  visibleTo(db, scopeOf(actor))
    .leftJoin('account_person as person', 'person.id', 'factory.updated_by')
    .select([
      'factory.id',
      'factory.company_id as companyId',
      'factory.details',
      'factory.state',
      'factory.version',
      'factory.completeness',
      'factory.created_at as createdAt',
      'factory.updated_at as updatedAt',
      'factory.confirmed_at as confirmedAt',
      'person.name as updatedBy',
    ])
    .where('factory.id', '=', id)
    .executeTakeFirst();

/** Locks the row for a write that depends on what was read. */
export const lockFactory = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('factory_shown as factory')
    .select(['id', 'details', 'state', 'version', 'updated_at as updatedAt', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

export type SavedFactory = {
  details: FactoryDetails;
  state: FactoryState;
  completeness: number;
  nameKey: string;
  by: string;
  at: Date;
  confirmedAt: string | null;
  agesOn: string | null;
};

export const valuesOf = ({ details, state, completeness, nameKey, by, at, confirmedAt, agesOn }: SavedFactory) => ({
  details: JSON.stringify(details),
  state,
  completeness,
  name_key: nameKey,
  updated_by: by,
  updated_at: at.toISOString(),
  confirmed_at: confirmedAt,
  ages_on: agesOn,
});

/** Returns nothing if the company already has a factory with this code. */
export const insertFactory = (db: Db, companyId: string, saved: SavedFactory) =>
  db
    .insertInto('factory')
    .values({ ...valuesOf(saved), company_id: companyId, created_at: saved.at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();

export const updateFactory = async (db: Db, id: string, version: number, saved: SavedFactory) => {
  await db
    .updateTable('factory')
    .set({ ...valuesOf(saved), version })
    .where('id', '=', id)
    .execute();
};

/** Returns whether another factory of the company has the code, hidden ones too. */
export const isCodeTaken = async (db: Db, companyId: string, code: string, exceptId: string) =>
  code !== '' &&
  (await db
    .selectFrom('factory')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .where('id', '!=', exceptId)
    .executeTakeFirst()) !== undefined;

export const deleteFactory = async (db: Db, id: string) => {
  await db.deleteFrom('factory').where('id', '=', id).execute();
};
