import type { LinkFigures, LinkSide, LinkState } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { columns } from './link.store.ts';

/** Finds a company that can be a partner: verified, and not suspended. */
export const findPartnerByNumber = async (db: Db, businessNumber: string) =>
  (
    await db
      .selectFrom('company')
      .select('id')
      .where('business_number', '=', businessNumber)
      .where('state', '=', 'verified')
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
  )?.id;

/** Locks a link of any company. */
export const lockLink = (db: Db, id: string) =>
  db.selectFrom('supply_link').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Sets a partner without a new version or time: the proposing side sees nothing of it. */
export const placePartner = async (db: Db, id: string, side: LinkSide, companyId: string | null) => {
  const change = side === 'buyer' ? { buyer_company_id: companyId } : { supplier_company_id: companyId };
  await db.updateTable('supply_link').set(change).where('id', '=', id).execute();
};

export const findEvent = (
  db: Db,
  linkId: string,
  version: number,
): Promise<{ state: LinkState; note: string } | undefined> =>
  db
    .selectFrom('supply_link_event')
    .select(['state', 'note'])
    .where('link_id', '=', linkId)
    .where('version', '=', version)
    .executeTakeFirst();

type Assigned = { productId: string | null; figures: LinkFigures; by: string; at: Date };

/** Assigns a buyer's product to a claim. Like the partner, this makes no version that the supplier sees. */
export const assignProduct = async (db: Db, id: string, { productId, figures, by, at }: Assigned) => {
  const word = { assigned_at: at.toISOString(), assigned_by: by };
  await db
    .updateTable('supply_link')
    .set({ buyer_product_id: productId, figures: JSON.stringify(figures), ...word })
    .where('id', '=', id)
    .execute();
};
