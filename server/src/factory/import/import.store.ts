import type { ImportCounts, ImportState, ImportTrouble, Page, SheetField } from '@ieum/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { ReadSheet } from '../../kit/sheet/reader.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_import: {
      id: Generated<string>;
      company_id: string;
      document_id: string | null;
      file_name: string;
      state: ImportState;
      version: Generated<number>;
      done: Generated<number>;
      total: number | null;
      trouble: ImportTrouble | null;
      trouble_row: number | null;
      sheet: ColumnType<ReadSheet | null, string | null, string | null>;
      fields: ColumnType<(SheetField | null)[], string | undefined, string>;
      empty_cells: Generated<'keep' | 'clear'>;
      country: Generated<string>;
      counts: ColumnType<Partial<ImportCounts>, string | undefined, string>;
      left_count: Generated<number>;
      created_at: string;
      created_by: string | null;
      confirmed_at: string | null;
      confirmed_by: string | null;
      ended_at: string | null;
      undone_by: string | null;
    };
    factory_import_heading: { company_id: string; heading: string; field: SheetField | null };
  }
}

const columns = [
  'one.id',
  'one.company_id as companyId',
  'one.document_id as documentId',
  'one.file_name as fileName',
  'one.state',
  'one.version',
  'one.done',
  'one.total',
  'one.trouble',
  'one.trouble_row as troubleRow',
  'one.sheet',
  'one.fields',
  'one.empty_cells as emptyCells',
  'one.country',
  'one.counts',
  'one.left_count as left',
  'one.created_at as createdAt',
  'one.created_by as createdBy',
  'one.confirmed_by as confirmedBy',
  'one.undone_by as undoneBy',
  'one.ended_at as endedAt',
] as const;

export type Import = NonNullable<Awaited<ReturnType<typeof findImport>>>;

const imports = (db: Db) =>
  db
    .selectFrom('factory_import as one')
    .leftJoin('account_person as person', 'person.id', 'one.created_by')
    .select(columns)
    .select('person.name as by');

export const findImport = (db: Db, companyId: string, id: string) =>
  imports(db).where('one.id', '=', id).where('one.company_id', '=', companyId).executeTakeFirst();

/** Reads any company's import, for a job that acts for the person who started it. */
export const findAnyImport = (db: Db, id: string) => imports(db).where('one.id', '=', id).executeTakeFirst();

/** Serializes changes of an import's step. */
export const lockImport = (db: Db, id: string) =>
  db
    .selectFrom('factory_import')
    .select(['id', 'state', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findImports = async (db: Db, companyId: string, { page, size }: Page) => {
  const rows = await imports(db)
    .where('one.company_id', '=', companyId)
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('factory_import')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const countReading = async (db: Db, companyId: string) => {
  const { count } = await db
    .selectFrom('factory_import')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'reading')
    .executeTakeFirstOrThrow();
  return count;
};

type Started = { companyId: string; documentId: string; fileName: string; by: string; at: Date };

export const insertImport = (db: Db, { companyId, documentId, fileName, by, at }: Started) =>
  db
    .insertInto('factory_import')
    .values({
      company_id: companyId,
      document_id: documentId,
      file_name: fileName,
      state: 'reading',
      created_by: by,
      created_at: at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type Changed = Partial<{
  state: ImportState;
  done: number;
  total: number | null;
  trouble: ImportTrouble | null;
  trouble_row: number | null;
  sheet: ReadSheet;
  fields: (SheetField | null)[];
  empty_cells: 'keep' | 'clear';
  country: string;
  counts: ImportCounts;
  left_count: number;
  document_id: null;
  confirmed_at: string;
  confirmed_by: string;
  ended_at: string | null;
  undone_by: string;
}>;

/** Changes an import. `raises` increases its version, because what would be imported has changed. */
export const updateImport = async (
  db: Db,
  id: string,
  { sheet, fields, counts, ...changed }: Changed,
  raises = false,
) => {
  await db
    .updateTable('factory_import')
    .set((eb) => ({
      ...changed,
      ...(sheet && { sheet: JSON.stringify(sheet) }),
      ...(fields && { fields: JSON.stringify(fields) }),
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(raises && { version: eb('version', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute();
};

/** Returns false if the import is at another step by now, for example cancelled. */
export const noteProgress = async (db: Db, id: string, state: ImportState, done: number, total: number) =>
  (await db
    .updateTable('factory_import')
    .set({ done, total })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Returns up to `limit` imports with a file that are older than the moment. */
export const findKeptBefore = (db: Db, moment: string, limit: number) =>
  db
    .selectFrom('factory_import')
    .select(['id', 'document_id as documentId', 'state'])
    .where('document_id', 'is not', null)
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Returns the fields that the company has matched to headings before. */
export const findHeadings = async (db: Db, companyId: string) => {
  const rows = await db
    .selectFrom('factory_import_heading')
    .select(['heading', 'field'])
    .where('company_id', '=', companyId)
    .orderBy('heading')
    .execute();
  return new Map(rows.map(({ heading, field }) => [heading, field]));
};

export const rememberHeadings = async (db: Db, companyId: string, headings: Map<string, SheetField | null>) => {
  if (headings.size === 0) return;
  await db
    .insertInto('factory_import_heading')
    .values([...headings].map(([heading, field]) => ({ company_id: companyId, heading, field })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'heading']).doUpdateSet((eb) => ({ field: eb.ref('excluded.field') })),
    )
    .execute();
};
