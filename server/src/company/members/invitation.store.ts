import type { INVITATION_STATES, JOINING_ROLES, Page } from '@ieum/contract';
import { type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import { namesIn } from '../../kit/db/script-names.ts';

export type InvitationState = (typeof INVITATION_STATES)[number];
type JoiningRole = (typeof JOINING_ROLES)[number];

declare module '../../kit/db/database.ts' {
  interface Tables {
    company_invitation: {
      id: Generated<string>;
      company_id: string;
      email: string;
      role: JoiningRole;
      state: Generated<InvitationState>;
      token_hash: string;
      /** Hash of a link that the inviter was shown, besides the mailed one. */
      shown_token_hash: string | null;
      invited_by: string;
      sent_at: string;
      ends_at: string;
      decided_at: string | null;
      accepted_by: string | null;
    };
  }
}

const WAITING: InvitationState[] = ['sent', 'opened'];

/** Returns nothing when the company has invited this address already. */
export const insertInvitation = (db: Db, invitation: Insertable<Tables['company_invitation']>) =>
  db
    .insertInto('company_invitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'email']).where(sql<boolean>`state in ('sent', 'opened')`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();

/** Marks expired invitations, so that the address can be invited again. */
export const expireInvitations = async (db: Db, companyId: string, email: string, now: Date) => {
  await db
    .updateTable('company_invitation')
    .set({ state: 'expired' })
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('state', 'in', WAITING)
    .where('ends_at', '<=', now.toISOString())
    .execute();
};

/** Derives the state from the stored one and the clock. */
const stateAt = (now: Date) =>
  sql<InvitationState>`case when invitation.state in ('sent', 'opened')
    and invitation.ends_at <= ${now.toISOString()}::timestamptz then 'expired' else invitation.state end`;

const invitationsOf = (db: Db, companyId: string, state: InvitationState | undefined, now: Date) =>
  db
    .selectFrom('company_invitation as invitation')
    .where('invitation.company_id', '=', companyId)
    .$if(state !== undefined, (query) => query.where(stateAt(now), '=', state ?? 'sent'));

type InvitationPage = Page & { state?: InvitationState | undefined };

/** Returns the newest first. */
export const findInvitations = async (db: Db, companyId: string, { page, size, state }: InvitationPage, now: Date) => {
  const matching = invitationsOf(db, companyId, state, now);
  const rows = await matching
    .innerJoin('company_person as user', 'user.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'user.name as invitedBy'])
    .select([stateAt(now).as('state'), 'invitation.sent_at as sentAt', 'invitation.ends_at as endsAt'])
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const counted = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: counted.total };
};

/** Locks an invitation. Returns nothing when it belongs to another company. */
export const lockInvitation = (db: Db, companyId: string, id: string, now: Date) =>
  db
    .selectFrom('company_invitation as invitation')
    .select(['invitation.id', 'invitation.email', 'invitation.role', stateAt(now).as('state')])
    .where('invitation.id', '=', id)
    .where('invitation.company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

type Change = Partial<Pick<Insertable<Tables['company_invitation']>, 'state' | 'decided_at' | 'accepted_by'>> & {
  token_hash?: string;
  shown_token_hash?: string | null;
  sent_at?: string;
  ends_at?: string;
  invited_by?: string;
};

export const updateInvitation = async (db: Db, id: string, change: Change) => {
  await db.updateTable('company_invitation').set(change).where('id', '=', id).execute();
};

/** Finds an invitation by the secret of its link, while it can be used and the company can admit people. */
const liveBy = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('company_person as user', 'user.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.company_id as companyId',
      'invitation.email',
      'invitation.role',
      'invitation.state',
      'invitation.ends_at as endsAt',
      'user.name as invitedBy',
      namesIn('company').as('companyNames'),
      'company.business_number as businessNumber',
    ])
    .select(sql<boolean>`invitation.token_hash <> ${tokenHash}`.as('isShown'))
    .where((eb) =>
      eb.or([eb('invitation.token_hash', '=', tokenHash), eb('invitation.shown_token_hash', '=', tokenHash)]),
    )
    .where('invitation.state', 'in', WAITING)
    .where('invitation.ends_at', '>', now.toISOString())
    .where('company.state', '=', 'verified')
    .where('company.disabled_at', 'is', null);

export type LiveInvitation = NonNullable<Awaited<ReturnType<typeof findLive>>>;

export const findLive = (db: Db, tokenHash: string, now: Date) => liveBy(db, tokenHash, now).executeTakeFirst();

/** Locks the invitation: of two who use one link at once, the second waits here and finds it used. */
export const lockLive = (db: Db, tokenHash: string, now: Date) =>
  liveBy(db, tokenHash, now).forUpdate('invitation').executeTakeFirst();
