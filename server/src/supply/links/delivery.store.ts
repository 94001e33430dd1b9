import type { LinkSide, LinkState } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { columns } from './link.store.ts';

/** A company that can be a partner: verified, and not shut out. */
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

/** Whoever it is about, and whoever asks. */
export const lockLink = (db: Db, id: string) =>
  db.selectFrom('supply_link').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Not a version of its own, and no moment: whoever has proposed it sees nothing of this. */
export const placePartner = async (db: Db, id: string, side: LinkSide, companyId: string | null) => {
  const change = side === 'buyer' ? { buyer_company_id: companyId } : { supplier_company_id: companyId };
  await db.updateTable('supply_link').set(change).where('id', '=', id).execute();
};

export const findSaid = (
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

type Assigned = { productId: string | null; by: string; at: Date };

/** To which of its products a buyer puts a claim; like the place of a partner, this is no version that its supplier sees. */
export const assignProduct = async (db: Db, id: string, { productId, by, at }: Assigned) => {
  const word = { assigned_at: at.toISOString(), assigned_by: by };
  await db
    .updateTable('supply_link')
    .set({ buyer_product_id: productId, ...word })
    .where('id', '=', id)
    .execute();
};
