import type { LinkFigures, LinkSide, LinkState, PartnerWords } from '@ieum/contract';
import { type ColumnType, type Generated, type GeneratedAlways, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import { NAMES } from '../../kit/db/script-names.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_link: {
      id: Generated<string>;
      buyer_company_id: string | null;
      buyer_product_id: string | null;
      supplier_company_id: string | null;
      supplier_product_id: string | null;
      proposed_by: LinkSide;
      state: LinkState;
      figures: ColumnType<LinkFigures, string, string>;
      spend_share: GeneratedAlways<string | null>;
      input_id: GeneratedAlways<string | null>;
      input_share: GeneratedAlways<string | null>;
      valid_from: GeneratedAlways<string>;
      valid_to: GeneratedAlways<string>;
      offer: ColumnType<LinkFigures | null, string | null, string | null>;
      offer_by: LinkSide | null;
      waits_for: LinkSide | null;
      words: ColumnType<PartnerWords, string, string>;
      partner_number: Generated<string>;
      dispute_reason: Generated<string>;
      disputed_by: LinkSide | null;
      buyer_onward: Generated<boolean>;
      supplier_onward: Generated<boolean>;
      agreed_at: string | null;
      assigned_at: string | null;
      assigned_by: string | null;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
    };
  }
}

/** Columns by which the two sides of a link decide. */
export const columns = [
  'id',
  'buyer_company_id as buyerId',
  'buyer_product_id as buyerProductId',
  'supplier_company_id as supplierId',
  'supplier_product_id as supplierProductId',
  'proposed_by as proposedBy',
  'state',
  'figures',
  'offer',
  'offer_by as offerBy',
  'waits_for as waitsFor',
  'words',
  'partner_number as partnerNumber',
  'dispute_reason as disputeReason',
  'disputed_by as disputedBy',
  'buyer_onward as buyerOnward',
  'supplier_onward as supplierOnward',
  'agreed_at as agreedAt',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const ofCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('supply_link')
    .select(columns)
    .where((eb) => eb.or([eb('buyer_company_id', '=', companyId), eb('supplier_company_id', '=', companyId)]));

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Finds a link for one of its two sides; for every other company it does not exist. */
export const findLink = (db: Db, companyId: string, id: string) =>
  ofCompany(db, companyId).where('id', '=', id).executeTakeFirst();

/** Locks in the order of the ids, so two bulk acts do not wait for each other. */
export const lockLinks = (db: Db, companyId: string, ids: string[]) =>
  ofCompany(db, companyId).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Locks the product while its links are added to, because its shares are counted together. */
export const lockBuyerProduct = (db: Db, id: string) =>
  db.selectFrom('supply_product').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const insertLink = (db: Db, values: Parameters<typeof valuesOf>[0]) =>
  db.insertInto('supply_link').values(valuesOf(values)).returning(columns).executeTakeFirstOrThrow();

type NewLink = Omit<
  LinkRow,
  | 'id'
  | 'offer'
  | 'offerBy'
  | 'disputeReason'
  | 'disputedBy'
  | 'buyerOnward'
  | 'supplierOnward'
  | 'version'
  | 'updatedAt'
>;
const valuesOf = (link: NewLink) => ({
  buyer_company_id: link.buyerId,
  buyer_product_id: link.buyerProductId,
  supplier_company_id: link.supplierId,
  supplier_product_id: link.supplierProductId,
  proposed_by: link.proposedBy,
  state: link.state,
  figures: JSON.stringify(link.figures),
  waits_for: link.waitsFor,
  words: JSON.stringify(link.words),
  partner_number: link.partnerNumber,
  created_at: link.createdAt,
  updated_at: link.createdAt,
});

/** Saves the next version of a locked link. */
export const updateLink = (db: Db, link: LinkRow, change: Updateable<Tables['supply_link']>, at: Date) =>
  db
    .updateTable('supply_link')
    .set({ ...change, version: link.version + 1, updated_at: at.toISOString() })
    .where('id', '=', link.id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/**
 * Returns links that may be about the same goods: of one buyer's product, or of one supplier's where the buyer's is not
 * known.
 */
export const findNeighbours = (
  db: Db,
  link: Pick<LinkRow, 'buyerProductId' | 'supplierId' | 'supplierProductId'>,
  exceptId: string | null,
) => {
  const { buyerProductId, supplierId, supplierProductId } = link;
  const live = db.selectFrom('supply_link').select(columns).where('state', 'not in', ['withdrawn', 'ended']);
  const others = exceptId === null ? live : live.where('id', '!=', exceptId);
  if (buyerProductId !== null) return others.where('buyer_product_id', '=', buyerProductId).execute();
  return others
    .where('supplier_product_id', '=', supplierProductId)
    .where('supplier_company_id', '=', supplierId)
    .execute();
};

/** Returns the inputs of a product's bill of materials that current links feed. */
export const findFedInputs = async (db: Db, productId: string) => {
  const rows = await db
    .selectFrom('supply_link')
    .select(sql<string | null>`figures ->> 'inputId'`.as('inputId'))
    .where('buyer_product_id', '=', productId)
    .where('state', 'not in', ['withdrawn', 'ended'])
    .execute();
  return new Set(rows.flatMap(({ inputId }) => inputId ?? []));
};

/** Counts which of these factories are the company's and active. */
export const countOwnFactories = async (db: Db, companyId: string, ids: string[]) => {
  if (ids.length === 0) return 0;
  const { own } = await db
    .selectFrom('factory_shown')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return own;
};

export const isPartner = async (db: Db, companyId: string, otherId: string) =>
  (await ofCompany(db, companyId)
    .where((eb) => eb.or([eb('buyer_company_id', '=', otherId), eb('supplier_company_id', '=', otherId)]))
    .where((eb) => eb.or([eb('agreed_at', 'is not', null), proposedByOther(companyId)]))
    .where('state', '!=', 'withdrawn')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export type PartnerRow = { id: string; isConfirmed: boolean; isDisputed: boolean };

/**
 * Returns the companies that a company knows by name: the other sides of its current links that have proposed or agreed
 * to one. Also returns whether both have confirmed one of these links, and whether any is disputed.
 */
export const findPartners = async (db: Db, companyId: string): Promise<PartnerRow[]> => {
  const { rows } = await sql<PartnerRow>`
    select id, bool_or(state = 'confirmed') as "isConfirmed", bool_or(state = 'disputed') as "isDisputed" from (
      select supplier_company_id as id, state, agreed_at is not null or proposed_by = 'supplier' as is_known
      from supply_link where buyer_company_id = ${companyId} and state not in ('withdrawn', 'ended')
      union all
      select buyer_company_id, state, agreed_at is not null or proposed_by = 'buyer'
      from supply_link where supplier_company_id = ${companyId} and state not in ('withdrawn', 'ended')
    ) partner where id is not null group by id having bool_or(is_known)`.execute(db);
  return rows;
};

export const findPartnerIds = async (db: Db, companyId: string) =>
  (await findPartners(db, companyId)).map(({ id }) => id);

const proposedByOther = (companyId: string) =>
  sql<boolean>`case proposed_by when 'buyer' then supplier_company_id else buyer_company_id end = ${companyId}`;

export const findCompanyFacts = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['business_number as businessNumber', 'state', ...NAMES])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
