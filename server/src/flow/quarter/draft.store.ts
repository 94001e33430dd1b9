import type { SheetLineKey, Unit } from '@ieum/contract';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    flow_draft: {
      company_id: string;
      period: string;
      link_id: string | null;
      product_id: string | null;
      row_id: string | null;
      from_factory_id: string | null;
      to_factory_id: string | null;
      quantity: number | null;
      unit: Unit;
      is_checked: boolean;
      figure_version: number;
      version: Generated<number>;
      at: string;
      by: string | null;
    };
  }
}

export type DraftValue = { quantity: number | null; unit: Unit; isChecked: boolean; figureVersion: number };
export type StoredDraft = DraftValue & { key: SheetLineKey; version: number; at: string; by: string; byId: string };
type Place = { companyId: string; period: string };
export type Subjects = { linkIds: string[]; productIds: string[] };

/** Returns the drafts of links and moved products in a period. */
export const findDrafts = async (
  db: Db,
  { companyId, period }: Place,
  { linkIds, productIds }: Subjects,
): Promise<StoredDraft[]> => {
  const { rows } = await sql<DraftValue & SheetLineKey & Omit<StoredDraft, 'key'>>`
    select link_id as "linkId", product_id as "productId", row_id as "rowId", from_factory_id as "fromFactoryId",
      to_factory_id as "toFactoryId", quantity, unit, is_checked as "isChecked", figure_version as "figureVersion",
      version, draft.at, coalesce(person.name, '') as by, draft.by as "byId"
    from flow_draft draft left join account_person person on person.id = draft.by
    where company_id = ${companyId} and period = ${period}
      and (link_id = any(${linkIds}::uuid[]) or product_id = any(${productIds}::uuid[]))
    order by link_id, product_id, row_id, from_factory_id, to_factory_id`.execute(db);
  return rows.map(({ linkId, productId, rowId, fromFactoryId, toFactoryId, ...draft }) => ({
    ...draft,
    key: { linkId, productId, rowId, fromFactoryId, toFactoryId },
  }));
};

type Given = { key: SheetLineKey; version: number };
const RECORD = sql.raw(`(nth int, "linkId" uuid, "productId" uuid, "rowId" uuid, "fromFactoryId" uuid,
  "toFactoryId" uuid, version int, quantity float8, unit text, "isChecked" boolean, "figureVersion" int)`);
const IS_SAME = sql.raw(`draft.link_id is not distinct from given."linkId"
  and draft.product_id is not distinct from given."productId" and draft.row_id is not distinct from given."rowId"
  and draft.from_factory_id is not distinct from given."fromFactoryId"
  and draft.to_factory_id is not distinct from given."toFactoryId"`);
const recordsOf = (lines: (Given & { value?: DraftValue })[]) =>
  JSON.stringify(lines.map(({ key, version, value }, nth) => ({ nth, ...key, version, ...value })));

/** Stores drafts whose version is still the one that the person saw; others are left as they are. */
export const putDrafts = async (
  db: Db,
  { companyId, period }: Place,
  { by, at }: { by: string; at: Date },
  lines: (Given & { value: DraftValue })[],
) => {
  if (lines.length === 0) return;
  await sql`
    insert into flow_draft (company_id, period, link_id, product_id, row_id, from_factory_id, to_factory_id, quantity,
      unit, is_checked, figure_version, version, at, by)
    select ${companyId}::uuid, ${period}, "linkId", "productId", "rowId", "fromFactoryId", "toFactoryId", quantity, unit,
      "isChecked", "figureVersion", version + 1, ${at.toISOString()}::timestamptz, ${by}::uuid
    from jsonb_to_recordset(${recordsOf(lines)}::jsonb) as given ${RECORD}
    order by 3, 4, 5, 6, 7
    on conflict (company_id, period, link_id, product_id, row_id, from_factory_id, to_factory_id) do update
      set quantity = excluded.quantity, unit = excluded.unit, is_checked = excluded.is_checked,
        figure_version = excluded.figure_version, version = excluded.version, at = excluded.at, by = excluded.by
      where flow_draft.version = excluded.version - 1`.execute(db);
};

/** Removes drafts whose version is still the one that the person saw. */
export const deleteDrafts = async (db: Db, { companyId, period }: Place, lines: Given[]) => {
  if (lines.length === 0) return;
  await sql`
    delete from flow_draft draft using jsonb_to_recordset(${recordsOf(lines)}::jsonb) as given ${RECORD}
    where draft.company_id = ${companyId} and draft.period = ${period} and draft.version = given.version
      and ${IS_SAME}`.execute(db);
};

/** Locks the drafts of a company's period, so that what is sent is what was saved. */
export const lockDrafts = async (db: Db, { companyId, period }: Place, lines: Given[]) => {
  await sql`
    select draft.version from flow_draft draft
    join jsonb_to_recordset(${recordsOf(lines)}::jsonb) as given ${RECORD} on ${IS_SAME}
    where draft.company_id = ${companyId} and draft.period = ${period}
    order by draft.link_id, draft.product_id, draft.row_id, draft.from_factory_id, draft.to_factory_id
    for update of draft`.execute(db);
};
