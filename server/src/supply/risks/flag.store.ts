import type { FlagCode, GoodsKind } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { FlaggedCertificate } from './flag.rules.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_snooze: {
      company_id: string;
      code: FlagCode;
      subject_id: string;
      until: string;
      reason: string;
      by: string | null;
      at: string;
    };
  }
}

/** Returns the product behind each link of a buyer, and how many sites its supplier has. */
export const findGoods = async (db: Db, companyId: string) => {
  const { rows } = await sql<GoodsKind & { id: string; isOrigin: boolean; sites: number }>`
    select link.id, product.family, product.materials, product.is_origin as "isOrigin",
      (select count(*) from factory_shown where company_id = product.company_id and state = 'active') as sites
    from supply_link link join supply_product product on product.id = link.supplier_product_id
    where link.buyer_company_id = ${companyId} and link.state not in ('withdrawn', 'ended')`.execute(db);
  return new Map(rows.map(({ id, ...goods }) => [id, goods]));
};

/** Returns the certificates that nothing has replaced. */
export const findLastCertificates = (db: Db, companyId: string): Promise<FlaggedCertificate[]> =>
  db
    .selectFrom('factory_certificate as certificate')
    .leftJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
    .select(['certificate.id', 'certificate.valid_to as validTo'])
    .select(sql<string>`coalesce(standard.code, certificate.standard_name)`.as('standard'))
    .where('certificate.company_id', '=', companyId)
    .where('certificate.revoked_at', 'is', null)
    .where('certificate.is_replaced', '=', false)
    .orderBy('certificate.valid_to')
    .orderBy('certificate.id')
    .execute();

export const findSnoozes = (db: Db, companyId: string) =>
  db
    .selectFrom('supply_snooze as snooze')
    .leftJoin('account_person as person', 'person.id', 'snooze.by')
    .select(['snooze.code', 'snooze.subject_id as subjectId', 'snooze.until', 'snooze.reason', 'person.name as by'])
    .where('snooze.company_id', '=', companyId)
    .execute();

type Snooze = {
  companyId: string;
  code: FlagCode;
  subjectId: string;
  until: string;
  reason: string;
  by: string;
  at: Date;
};

export const putSnooze = async (db: Db, { companyId, subjectId, at, ...snooze }: Snooze) => {
  const row = { ...snooze, company_id: companyId, subject_id: subjectId, at: at.toISOString() };
  const { until, reason, by } = snooze;
  await db
    .insertInto('supply_snooze')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'code', 'subject_id']).doUpdateSet({ until, reason, by, at: row.at }),
    )
    .execute();
};

export const deleteSnooze = async (db: Db, companyId: string, code: FlagCode, subjectId: string) =>
  (await db
    .deleteFrom('supply_snooze')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .where('subject_id', '=', subjectId)
    .returning('code')
    .executeTakeFirst()) !== undefined;
