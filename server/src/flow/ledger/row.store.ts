import type { FlowFigureInput, FlowState, LinkSide, Unit } from '@ieum/contract';
import { type ColumnType, type Generated, type GeneratedAlways, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { GoodsColumns } from '../../supply/products/goods-columns.ts';

/** Figure of one side, with who entered it and when; its version is submitted with the next change. */
export type Figure = FlowFigureInput & { enteredAt: string; enteredBy: string; version: number };
type Json<T> = ColumnType<T | null, string | null, string | null>;

declare module '../../kit/db/database.ts' {
  interface Tables {
    flow_row: {
      id: Generated<string>;
      link_id: string | null;
      supplier_company_id: string | null;
      buyer_company_id: string | null;
      supplier_product_id: string | null;
      buyer_product_id: string | null;
      from_factory_id: string | null;
      to_factory_id: string | null;
      period: string;
      period_from: string;
      period_to: string;
      unit: Unit;
      shipped: Json<Figure>;
      received: Json<Figure>;
      shipped_quantity: number | null;
      received_quantity: number | null;
      settled_quantity: number | null;
      settled_at: string | null;
      kg_per_unit: number | null;
      family: GoodsColumns['family'];
      materials: GoodsColumns['materials'];
      counted_quantity: GeneratedAlways<number>;
      counted_kg: GeneratedAlways<number | null>;
      state: GeneratedAlways<FlowState>;
      offer_message_id: string | null;
      offer_quantity: number | null;
      offer_by: LinkSide | null;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
    };
  }
}

const rowColumns = [
  'id',
  'link_id as linkId',
  'supplier_company_id as supplierId',
  'buyer_company_id as buyerId',
  'supplier_product_id as supplierProductId',
  'buyer_product_id as buyerProductId',
  'from_factory_id as fromId',
  'to_factory_id as toId',
  'period',
  'unit',
  'shipped',
  'received',
  'shipped_quantity as shippedQuantity',
  'received_quantity as receivedQuantity',
  'settled_quantity as settledQuantity',
  'kg_per_unit as kgPerUnit',
  'state',
  'offer_message_id as offerMessageId',
  'offer_quantity as offerQuantity',
  'offer_by as offerBy',
  'version',
] as const;

export type StoredFlowRow = NonNullable<Awaited<ReturnType<typeof lockRow>>>;

/** Locks a row for one of its two sides; for every other company it does not exist. */
export const lockRow = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('flow_row')
    .select(rowColumns)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('supplier_company_id', '=', companyId), eb('buyer_company_id', '=', companyId)]))
    .forUpdate()
    .executeTakeFirst();

export type EnteredLink = {
  id: string;
  supplierId: string | null;
  buyerId: string | null;
  supplierProductId: string | null;
  buyerProductId: string | null;
  state: string;
  validTo: string;
  buyerFactoryIds: string[];
  supplierFactoryIds: string[];
  /** Unit of the supplier's product, or of the input that it feeds. */
  unit: Unit | null;
  kgPerUnit: number | null;
};

/** Figures by a claim stay the supplier's own until the buyer has named a product for the claim. */
const IS_UNASSIGNED = sql`(link.proposed_by = 'supplier' and link.buyer_product_id is null)`;

/** Locks the links in the order of their ids, so that no two entries make the same row. */
export const lockEnteredLinks = async (db: Db, companyId: string, ids: string[]): Promise<EnteredLink[]> => {
  if (ids.length === 0) return [];
  const isOurs = sql`(link.supplier_company_id = ${companyId}
    or (link.buyer_company_id = ${companyId} and not ${IS_UNASSIGNED}))`;
  await sql`select link.id from supply_link link where link.id = any(${ids}::uuid[]) and ${isOurs}
    order by link.id for update`.execute(db);
  const { rows } = await sql<EnteredLink>`
    select link.id, link.supplier_company_id as "supplierId", case when not ${IS_UNASSIGNED} then link.buyer_company_id end as "buyerId",
      link.supplier_product_id as "supplierProductId", link.buyer_product_id as "buyerProductId", link.state,
      link.valid_to as "validTo", link.figures -> 'buyerFactoryIds' as "buyerFactoryIds",
      link.figures -> 'supplierFactoryIds' as "supplierFactoryIds",
      coalesce(product.unit, (
        select line ->> 'unit' from jsonb_array_elements(buyer.details -> 'inputs') line
        where line ->> 'id' = link.figures ->> 'inputId'
      )) as unit,
      (product.details ->> 'kgPerUnit')::float8 as "kgPerUnit"
    from supply_link link
    left join supply_product product on product.id = link.supplier_product_id
    left join supply_product buyer on buyer.id = link.buyer_product_id
    where link.id = any(${ids}::uuid[]) and ${isOurs}`.execute(db);
  return rows;
};

export type EnteredProduct = { id: string; unit: Unit; kgPerUnit: number | null };

export const lockEnteredProducts = async (db: Db, companyId: string, ids: string[]): Promise<EnteredProduct[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<EnteredProduct>`
    select id, unit, (details ->> 'kgPerUnit')::float8 as "kgPerUnit" from supply_product
    where id = any(${ids}::uuid[]) and company_id = ${companyId} order by id for update`.execute(db);
  return rows;
};

/** Locks rows that an entry may mean or that overlap it: of these links and products, in this period. */
export const findRowsAround = async (
  db: Db,
  { linkIds, productIds, rowIds, from, to }: Around,
): Promise<StoredFlowRow[]> => {
  const found = db.selectFrom('flow_row').select(rowColumns).orderBy('id').forUpdate();
  const inTime = found.where('period_from', '<=', to).where('period_to', '>=', from);
  const rows = [
    ...(linkIds.length > 0 ? await inTime.where('link_id', 'in', linkIds).execute() : []),
    ...(productIds.length > 0
      ? await inTime.where('link_id', 'is', null).where('supplier_product_id', 'in', productIds).execute()
      : []),
    ...(rowIds.length > 0 ? await found.where('id', 'in', rowIds).execute() : []),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
};
type Around = { linkIds: string[]; productIds: string[]; rowIds: string[]; from: string; to: string };

export const findRowKeys = async (db: Db, companyId: string, ids: string[]) =>
  ids.length === 0
    ? []
    : await db
        .selectFrom('flow_row')
        .select(['id', 'link_id as linkId', 'supplier_product_id as productId'])
        .where('id', 'in', ids)
        .where((eb) => eb.or([eb('supplier_company_id', '=', companyId), eb('buyer_company_id', '=', companyId)]))
        .execute();

/** Row to be stored. Its id is made beforehand, so that many are written at once. */
export type WrittenRow = Omit<
  StoredFlowRow,
  'state' | 'version' | 'settledQuantity' | 'offerMessageId' | 'offerQuantity' | 'offerBy'
> & {
  periodFrom: string;
  periodTo: string;
};

/** Rows per statement, which has a deadline. */
const PART = 1_000;
export const inParts = <T>(items: T[]) =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => items.slice(at * PART, (at + 1) * PART));

const RECORD = sql.raw(`(id uuid, "linkId" uuid, "supplierId" uuid, "buyerId" uuid, "supplierProductId" uuid,
  "buyerProductId" uuid, "fromId" uuid, "toId" uuid, period text, "periodFrom" date, "periodTo" date, unit text,
  shipped jsonb, received jsonb, "shippedQuantity" float8, "receivedQuantity" float8, "kgPerUnit" float8)`);

export const insertRows = async (db: Db, rows: WrittenRow[], at: Date) => {
  for (const part of inParts(rows)) await insertPart(db, part, at.toISOString());
};

const insertPart = async (db: Db, rows: WrittenRow[], now: string) => {
  await sql`
    insert into flow_row (id, link_id, supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id,
      from_factory_id, to_factory_id, period, period_from, period_to, unit, shipped, received, shipped_quantity,
      received_quantity, kg_per_unit, created_at, updated_at)
    select id, "linkId", "supplierId", "buyerId", "supplierProductId", "buyerProductId", "fromId", "toId", period,
      "periodFrom", "periodTo", unit, shipped, received, "shippedQuantity", "receivedQuantity", "kgPerUnit",
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ${RECORD}`.execute(db);
};

/** Discards offers and agreements, which were about other figures. */
export const updateRows = async (db: Db, rows: WrittenRow[], at: Date) => {
  for (const part of inParts(rows)) await updatePart(db, part, at.toISOString());
};

const updatePart = async (db: Db, rows: WrittenRow[], now: string) => {
  await sql`
    update flow_row set from_factory_id = row."fromId", to_factory_id = row."toId", unit = row.unit,
      shipped = nullif(row.shipped, 'null'), received = nullif(row.received, 'null'),
      shipped_quantity = row."shippedQuantity", received_quantity = row."receivedQuantity",
      kg_per_unit = row."kgPerUnit", settled_quantity = null, settled_at = null, offer_message_id = null,
      offer_quantity = null, offer_by = null, version = version + 1, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ${RECORD} where flow_row.id = row.id`.execute(db);
};

export const deleteRow = async (db: Db, id: string) => {
  await db.deleteFrom('flow_row').where('id', '=', id).execute();
};

type Offer = { messageId: string; quantity: number; by: LinkSide };

export const putOffer = (db: Db, id: string, offer: Offer, at: Date) =>
  changed(db, id, { offer_message_id: offer.messageId, offer_quantity: offer.quantity, offer_by: offer.by }, at);

export const settleRow = (db: Db, id: string, quantity: number, at: Date) =>
  changed(
    db,
    id,
    {
      settled_quantity: quantity,
      settled_at: at.toISOString(),
      offer_message_id: null,
      offer_quantity: null,
      offer_by: null,
    },
    at,
  );

const changed = (db: Db, id: string, change: object, at: Date) =>
  db
    .updateTable('flow_row')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: at.toISOString() })
    .where('id', '=', id)
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
