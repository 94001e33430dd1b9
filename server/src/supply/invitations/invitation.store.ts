import type { INVITATION_STATES, Language, Page } from '@ieum/contract';
import { type Generated, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { type Db, sqlStateOf, type Tables } from '../../kit/db/database.ts';
import { namesIn } from '../../kit/db/script-names.ts';

export type InvitationState = (typeof INVITATION_STATES)[number];

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_invitation: {
      id: Generated<string>;
      company_id: string;
      link_id: string;
      email: string;
      business_number: Generated<string>;
      country: string;
      company_name: Generated<string>;
      language: Language;
      state: Generated<InvitationState>;
      invited_by: string;
      sent_at: string;
      ends_at: string;
      decided_at: string | null;
      reason: Generated<string>;
      accepted_by: string | null;
      reminders: Generated<number>;
      next_reminder_on: string | null;
      mail_id: string | null;
      bounced_at: string | null;
    };
    /** `is_shown`: the link was shown to the inviter and not sent to the mailbox. */
    supply_invitation_secret: { token_hash: string; invitation_id: string; is_shown: Generated<boolean> };
  }
}

const WAITING: InvitationState[] = ['sent', 'opened'];

/** Whether the supplier has declined by leaving the link itself. */
export const isLeftBySupplier = sql<boolean>`(link.state = 'withdrawn' and exists (
  select from supply_link_event said where said.link_id = link.id and said.kind = 'withdrawn' and said.side = 'supplier'))`;

/** Computes the state from the stored one, from what became of the link, and from the clock. */
export const stateAt = (now: Date) => sql<InvitationState>`case
  when invitation.state not in ('sent', 'opened') then invitation.state
  when ${isLeftBySupplier} then 'declined'
  when link.state in ('withdrawn', 'ended') then 'revoked'
  when link.agreed_at is not null then 'accepted'
  when link.state = 'disputed' then 'declined'
  when invitation.ends_at <= ${now.toISOString()}::timestamptz then 'expired'
  else invitation.state end`;

/** Whether the link can be sent to another supplier: it waits for one, and nobody who could answer is being asked. */
export const isFree = (now: Date) => sql<boolean>`link.agreed_at is null
  and (link.state = 'unidentified' or (link.state = 'proposed' and link.waits_for = 'supplier'))
  and (invitation.bounced_at is not null or invitation.state in ('declined', 'expired', 'revoked')
    or (invitation.state in ('sent', 'opened') and invitation.ends_at <= ${now.toISOString()}::timestamptz)
    or exists (select 1 from company where company.id = link.supplier_company_id and company.state = 'rejected'))
  and not exists (select 1 from supply_invitation other where other.link_id = link.id
    and (other.sent_at, other.id) > (invitation.sent_at, invitation.id))`;

export const invitations = (db: Db) =>
  db.selectFrom('supply_invitation as invitation').innerJoin('supply_link as link', 'link.id', 'invitation.link_id');

/** Returns nothing if an invitation for this link is waiting already. */
export const insertInvitation = async (db: Db, invitation: Insertable<Tables['supply_invitation']>) =>
  db
    .insertInto('supply_invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.column('link_id').where(sql<SqlBool>`state in ('sent', 'opened')`).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Returns false if another invitation for the same link is waiting. */
export const updateInvitation = async (db: Db, id: string, change: Updateable<Tables['supply_invitation']>) => {
  try {
    await db.updateTable('supply_invitation').set(change).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (sqlStateOf(error) === '23505') return false;
    throw error;
  }
};

export const insertSecret = async (db: Db, invitationId: string, tokenHash: string) => {
  await db
    .insertInto('supply_invitation_secret')
    .values({ token_hash: tokenHash, invitation_id: invitationId })
    .execute();
};

/** Replaces the link shown to the inviter: only the last one works. */
export const replaceShownSecret = async (db: Db, invitationId: string, tokenHash: string) => {
  const shown = db.deleteFrom('supply_invitation_secret').where('invitation_id', '=', invitationId);
  await shown.where('is_shown', '=', true).execute();
  const secret = { token_hash: tokenHash, invitation_id: invitationId, is_shown: true };
  await db.insertInto('supply_invitation_secret').values(secret).execute();
};

export const deleteSecrets = async (db: Db, invitationId: string) => {
  await db.deleteFrom('supply_invitation_secret').where('invitation_id', '=', invitationId).execute();
};

type Query = Page & { state?: InvitationState | 'waiting' | undefined; linkId?: string | undefined };

/** Returns the newest first. */
export const findInvitations = async (db: Db, companyId: string, { page, size, state, linkId }: Query, now: Date) => {
  let matching = invitations(db).where('invitation.company_id', '=', companyId);
  if (state !== undefined) matching = matching.where(stateAt(now), 'in', state === 'waiting' ? WAITING : [state]);
  if (linkId !== undefined) matching = matching.where('invitation.link_id', '=', linkId);
  const rows = await matching
    .innerJoin('account_person as person', 'person.id', 'invitation.invited_by')
    .leftJoin('supply_product as product', 'product.id', 'link.buyer_product_id')
    .select(['invitation.id', 'invitation.link_id as linkId', 'invitation.email', 'invitation.country'])
    .select(['invitation.business_number as businessNumber', 'invitation.company_name as companyName'])
    .select(['invitation.language', 'invitation.reminders', 'invitation.reason', 'person.name as invitedBy'])
    .select(['invitation.sent_at as sentAt', 'invitation.ends_at as endsAt', 'invitation.decided_at as decidedAt'])
    .select([stateAt(now).as('state'), sql<boolean>`invitation.bounced_at is not null`.as('isBounced')])
    .select(isFree(now).as('isFree'))
    .select([sql<string>`coalesce(product.name, '')`.as('product'), 'link.words'])
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};

/** Locks an invitation. Returns nothing if it is another company's. */
export const lockInvitation = (db: Db, companyId: string, id: string, now: Date) =>
  invitations(db)
    .select(['invitation.id', 'invitation.email', 'invitation.language', 'invitation.link_id as linkId'])
    .select(stateAt(now).as('state'))
    .where('invitation.id', '=', id)
    .where('invitation.company_id', '=', companyId)
    .forUpdate('invitation')
    .executeTakeFirst();

/** Ends waiting invitations of a link that are over or never arrived, which makes room for another. */
export const settleInvitations = async (db: Db, linkId: string, now: Date) => {
  const stale = await invitations(db)
    .select(['invitation.id', stateAt(now).as('state')])
    .where('invitation.link_id', '=', linkId)
    .where('invitation.state', 'in', WAITING)
    .where((eb) => eb.or([eb(stateAt(now), 'not in', WAITING), eb('invitation.bounced_at', 'is not', null)]))
    .execute();
  for (const { id, state } of stale) {
    const settled = WAITING.includes(state) ? 'revoked' : state;
    await updateInvitation(db, id, { state: settled, decided_at: now.toISOString() });
  }
};

export type LiveInvitation = NonNullable<Awaited<ReturnType<typeof lockLive>>>;

/** Finds an invitation by the secret of its link, while it can be used and the inviting company can still act. */
export const lockLive = (db: Db, tokenHash: string, now: Date) =>
  invitations(db)
    .innerJoin('supply_invitation_secret as secret', 'secret.invitation_id', 'invitation.id')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('account_person as person', 'person.id', 'invitation.invited_by')
    .leftJoin('supply_product as product', 'product.id', 'link.buyer_product_id')
    .select(['invitation.id', 'invitation.company_id as companyId', 'invitation.link_id as linkId'])
    .select(['invitation.email', 'invitation.business_number as businessNumber', 'invitation.country'])
    .select(['invitation.company_name as invitedName', 'invitation.state', 'invitation.ends_at as endsAt'])
    .select(['person.name as invitedBy', namesIn('company').as('companyNames')])
    .select(['company.country as companyCountry', 'link.words', 'link.supplier_company_id as supplierId'])
    .select(sql<string>`coalesce(company.business_number, company.registration_number)`.as('companyNumber'))
    .select([sql<string>`coalesce(product.name, '')`.as('product'), 'secret.is_shown as isShown'])
    .where('secret.token_hash', '=', tokenHash)
    .where(stateAt(now), 'in', WAITING)
    .where('company.state', '=', 'verified')
    .where('company.disabled_at', 'is', null)
    .forUpdate('invitation')
    .executeTakeFirst();
