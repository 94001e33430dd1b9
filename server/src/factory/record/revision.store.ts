import type { FactoryDetails, FactoryState, Page, REVISION_KINDS } from '@ieum/contract';
import type { ColumnType } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export type RevisionKind = (typeof REVISION_KINDS)[number];

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_revision: {
      factory_id: string;
      version: number;
      kind: RevisionKind;
      details: ColumnType<Partial<FactoryDetails>, string, string>;
      state: FactoryState;
      at: string;
      by: string | null;
    };
  }
}

/** Stores the factory as it is now. */
export const insertRevision = async (db: Db, factoryId: string, kind: RevisionKind) => {
  await db
    .insertInto('factory_revision')
    .columns(['factory_id', 'version', 'kind', 'details', 'state', 'at', 'by'])
    .expression(
      db
        .selectFrom('factory')
        .select((eb) => ['id', 'version', eb.val(kind).as('kind'), 'details', 'state', 'updated_at', 'updated_by'])
        .where('id', '=', factoryId),
    )
    .execute();
};

/** Returns the latest first, each with the revision before it. */
export const findRevisions = async (db: Db, factoryId: string, { page, size }: Page) => {
  const rows = await db
    .selectFrom('factory_revision as revision')
    .leftJoin('factory_revision as before', (join) =>
      join
        .onRef('before.factory_id', '=', 'revision.factory_id')
        .on((eb) => eb('before.version', '=', eb('revision.version', '-', 1))),
    )
    .leftJoin('account_person as person', 'person.id', 'revision.by')
    .select([
      'revision.version',
      'revision.kind',
      'revision.at',
      'revision.details',
      'revision.state',
      'before.details as detailsBefore',
      'before.state as stateBefore',
      'person.name as by',
    ])
    .where('revision.factory_id', '=', factoryId)
    .orderBy('revision.version', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('factory_revision')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('factory_id', '=', factoryId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const findRevision = (db: Db, factoryId: string, version: number) =>
  db
    .selectFrom('factory_revision')
    .select(['version', 'at', 'details'])
    .where('factory_id', '=', factoryId)
    .where('version', '=', version)
    .executeTakeFirst();
