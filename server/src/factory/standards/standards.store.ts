import type { StandardInput } from '@ieum/contract';
import type { Generated } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_standard: {
      id: Generated<string>;
      code: string;
      name_kr: string;
      name_en: string;
      name_cn: string;
      name_jp: string;
      retired_at: string | null;
      version: Generated<number>;
    };
  }
}

const columns = [
  'id',
  'code',
  'name_kr as kr',
  'name_en as en',
  'name_cn as cn',
  'name_jp as jp',
  'retired_at as retiredAt',
  'version',
] as const;

const rowOf = ({ code, kr, en, cn, jp }: StandardInput) => ({
  code,
  name_kr: kr,
  name_en: en,
  name_cn: cn,
  name_jp: jp,
});

/** Returns all standards, a short list kept by hand. */
export const findStandards = (db: Db) =>
  db.selectFrom('factory_standard').select(columns).orderBy('code').orderBy('id').execute();

/**
 * Returns the standards in use, and the retired ones of which this company has a certificate. An admin belongs to no
 * company and gets all.
 */
export const findStandardsFor = (db: Db, companyId: string | null) =>
  db
    .selectFrom('factory_standard')
    .select(columns)
    .$if(companyId !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('retired_at', 'is', null),
          eb.exists(
            eb
              .selectFrom('factory_certificate')
              .select('factory_certificate.id')
              .where('factory_certificate.company_id', '=', companyId ?? '')
              .whereRef('factory_certificate.standard_id', '=', 'factory_standard.id'),
          ),
        ]),
      ),
    )
    .orderBy('code')
    .orderBy('id')
    .execute();

export const findStandard = (db: Db, id: string) =>
  db.selectFrom('factory_standard').select(columns).where('id', '=', id).executeTakeFirst();

export const lockStandard = (db: Db, id: string) =>
  db.selectFrom('factory_standard').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertStandard = (db: Db, input: StandardInput) =>
  db.insertInto('factory_standard').values(rowOf(input)).returning(columns).executeTakeFirstOrThrow();

export const updateStandardNames = (db: Db, id: string, input: StandardInput) =>
  db
    .updateTable('factory_standard')
    .set((eb) => ({ ...rowOf(input), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateRetired = (db: Db, id: string, at: Date | null) =>
  db
    .updateTable('factory_standard')
    .set((eb) => ({ retired_at: at?.toISOString() ?? null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const isCodeTaken = async (db: Db, code: string, exceptId?: string) =>
  (await db
    .selectFrom('factory_standard')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['code']), '=', eb.fn('lower', [eb.val(code)])))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst()) !== undefined;
