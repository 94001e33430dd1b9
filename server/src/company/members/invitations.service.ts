import {
  type companyContract,
  INVITATION_DAYS,
  type JOINING_ROLES,
  type Language,
  nameFor,
  type ScriptNames,
} from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { type Db, sqlStateOf } from '../../kit/db/database.ts';
import type { Handlers, MemberRole } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { newSecret } from '../../kit/security/keyed-hash.ts';
import { countAttempt } from '../company.limits.ts';
import { inviteObstacle, mayManage } from '../company.policy.ts';
import type { CompanyDeps } from '../dependencies.ts';
import { ROLE_WORDS } from '../mail-words.ts';
import {
  expireInvitations,
  findInvitations,
  type InvitationState,
  insertInvitation,
  lockInvitation,
  updateInvitation,
} from './invitation.store.ts';
import { findLanguage, findMemberStatus, findPersonName, isMemberByEmail } from './member.store.ts';
import { invited } from './members.mails.ts';
import { lockAsOwner } from './members.service.ts';

const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

type Invitations = Pick<
  Handlers<typeof companyContract>,
  'listInvitations' | 'inviteMember' | 'resendInvitation' | 'revokeInvitation' | 'makeInvitationLink'
>;
type Owner = { id: string; companyId: string; memberRole: MemberRole };
type Posted = { email: string; role: (typeof JOINING_ROLES)[number]; secret: string; names: ScriptNames; by: string };

/** Refuses when another invitation was sent to the same address meanwhile. */
const refuseSecond = (error: unknown) =>
  sqlStateOf(error) === '23505' ? fail('company.already_invited', { email: 'invited' }) : Promise.reject(error);

const isWaiting = (state: InvitationState) => state === 'sent' || state === 'opened';
const canResend = (state: InvitationState) => isWaiting(state) || state === 'expired';

export const createInvitations = ({ outbox, limits, publicUrl, setup }: CompanyDeps): Invitations => {
  /** Uses the language of the account with this address or, without one, that of the colleague who invites. */
  const post = async (db: Db, { email, role, secret, names, by }: Posted, spoken: Language) => {
    const language = (await findLanguage(db, email)) ?? spoken;
    const values = { name: '', company: nameFor(names, language), person: by, role: ROLE_WORDS[role][language] };
    const content = invited(language, { ...values, url: publicUrl + accountPaths.invite(secret) });
    await outbox.post(db, { to: email, language, kind: 'company.invited', content });
  };

  /** Refuses when no invitation may be sent to this address now. */
  const admit = async (db: Db, actor: Owner, email: string) => {
    const { names, state } = await lockAsOwner(db, actor);
    const { isEmailConfirmed } = await findMemberStatus(db, actor.companyId, actor.id);
    const obstacle = inviteObstacle({ isVerified: state === 'verified', isEmailConfirmed });
    if (obstacle) fail(obstacle);
    if (await isMemberByEmail(db, actor.companyId, email)) fail('company.already_member', { email: 'member' });
    return names;
  };

  const freshOf = (now: Date) => {
    const { secret, hash } = newSecret();
    const endsAt = new Date(now.getTime() + LIFETIME_MS);
    const times = { sent_at: now.toISOString(), ends_at: endsAt.toISOString() };
    return { secret, token_hash: hash, shown_token_hash: null, ...times };
  };

  return {
    async listInvitations({ db, actor, clock }, search) {
      if (!mayManage(actor.memberRole)) fail('access.denied');
      const { rows, total } = await findInvitations(db, actor.companyId, search, clock());
      const canOf = (state: InvitationState) => ({
        resend: canResend(state),
        revoke: isWaiting(state),
        makeLink: isWaiting(state),
      });
      return { rows: rows.map((row) => ({ ...row, can: canOf(row.state) })), total };
    },

    async inviteMember({ inTransaction, record, actor, clock, sender }, { email, role }) {
      if (!mayManage(actor.memberRole)) fail('access.denied');
      await countAttempt(limits, inTransaction, { invitation: actor.companyId, invited: email });
      const now = clock();
      return inTransaction(async (db) => {
        const names = await admit(db, actor, email);
        await expireInvitations(db, actor.companyId, email, now);
        const { secret, ...fresh } = freshOf(now);
        const row = { company_id: actor.companyId, email, role, invited_by: actor.id, ...fresh };
        const made = (await insertInvitation(db, row)) ?? fail('company.already_invited', { email: 'invited' });
        const by = await findPersonName(db, actor.id);
        await post(db, { email, role, secret, names, by }, sender.language);
        await record(db, made.id);
        return { id: made.id, isMailed: await setup.hasMailServer(db) };
      });
    },

    async resendInvitation({ inTransaction, record, actor, clock, sender }, { id }) {
      if (!mayManage(actor.memberRole)) fail('access.denied');
      const now = clock();
      const find = async (db: Db) => {
        const found = (await lockInvitation(db, actor.companyId, id, now)) ?? fail('request.not_found');
        return canResend(found.state) ? found : fail('company.invitation_over');
      };
      const { email } = await inTransaction(find);
      await countAttempt(limits, inTransaction, { resend: id, invited: email });
      return inTransaction(async (db) => {
        const names = await admit(db, actor, email);
        const { role } = await find(db);
        const { secret, ...fresh } = freshOf(now);
        await updateInvitation(db, id, { ...fresh, state: 'sent', invited_by: actor.id }).catch(refuseSecond);
        const by = await findPersonName(db, actor.id);
        await post(db, { email, role, secret, names, by }, sender.language);
        await record(db);
        return { isMailed: await setup.hasMailServer(db) };
      });
    },

    async makeInvitationLink({ db, actor, clock }, { id }) {
      await lockAsOwner(db, actor);
      const found = (await lockInvitation(db, actor.companyId, id, clock())) ?? fail('request.not_found');
      await admit(db, actor, found.email);
      if (!isWaiting(found.state)) fail('company.invitation_over');
      const { secret, hash } = newSecret();
      await updateInvitation(db, id, { shown_token_hash: hash });
      return { url: publicUrl + accountPaths.invite(secret) };
    },

    async revokeInvitation({ db, actor, clock }, { id }) {
      await lockAsOwner(db, actor);
      const found = (await lockInvitation(db, actor.companyId, id, clock())) ?? fail('request.not_found');
      if (!isWaiting(found.state)) fail('company.invitation_over');
      await updateInvitation(db, id, { state: 'revoked', decided_at: clock().toISOString() });
      return {};
    },
  };
};
