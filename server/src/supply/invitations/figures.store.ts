import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { invitations, isFree, stateAt } from './invitation.store.ts';

/** Returns the latest invitation of each link if it failed and the link still waits for a supplier. */
export const findFailedInvitations = (db: Db, companyId: string, now: Date, limit: number) =>
  invitations(db)
    .leftJoin('supply_product as product', 'product.id', 'link.buyer_product_id')
    .select(['invitation.id', 'invitation.company_name as name', 'link.words'])
    .select(sql<string>`coalesce(product.name, '')`.as('product'))
    .select(
      sql<string>`case when invitation.bounced_at is not null then 'bounced' else ${stateAt(now)} end`.as('state'),
    )
    .select(sql<string>`coalesce(invitation.bounced_at, invitation.decided_at, invitation.ends_at)`.as('since'))
    .where('invitation.company_id', '=', companyId)
    .where(isFree(now))
    .where(sql<boolean>`(invitation.bounced_at is not null or ${stateAt(now)} in ('declined', 'expired'))`)
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')
    .limit(limit)
    .execute();

type Invited = { accepted: number; declined: number; waiting: number; expired: number; days: number[] };

/** Counts invited suppliers by state, as their list shows it, and returns how many days each answer took. */
export const findInvited = async (db: Db, companyId: string, now: Date): Promise<Invited> => {
  const { rows } = await sql<Invited>`
    select count(*) filter (where state = 'accepted') as accepted, count(*) filter (where state = 'declined') as declined,
      count(*) filter (where state in ('sent', 'opened')) as waiting, count(*) filter (where state = 'expired') as expired,
      coalesce(jsonb_agg(days) filter (where state in ('accepted', 'declined')), '[]') as days
    from (
      select ${stateAt(now)} as state, extract(epoch from
        coalesce(invitation.decided_at, link.agreed_at, link.updated_at) - invitation.sent_at) / 86400 as days
      from supply_invitation invitation join supply_link link on link.id = invitation.link_id
      where invitation.company_id = ${companyId}
    ) asked`.execute(db);
  return rows[0] ?? { accepted: 0, declined: 0, waiting: 0, expired: 0, days: [] };
};
