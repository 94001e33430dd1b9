import { type MailKind, NO_NAMES, type operatorUsersContract, type User } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { isCompany } from '../../company/operators/companies.service.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail, maskedPhone } from '../../kit/security/contact-masking.ts';
import { deleteLinksOf, findNewEmail } from '../link.store.ts';
import type { Platform } from '../platform.ts';
import { postConfirmation } from '../profile/email.service.ts';
import { erasePerson } from '../profile/erasure.ts';
import { postReset } from '../recovery/password-reset.service.ts';
import { deleteSession, deleteSessionsOf, deleteSessionsOfCompany, findSessionsOf } from '../sessions/session.store.ts';
import { seenAround } from '../sessions/session.ts';
import { findConsents } from '../terms/consent.store.ts';
import { lockAdmins, lockUser, type Person, raiseTokenVersion, updateUser } from '../user.store.ts';
import { accountDisabled, accountEnabled, adminMade, adminRemoved } from './users.mails.ts';
import { canWith, shownLinksOf } from './users.policy.ts';
import { type FoundUser, findActsAround, findUserRow, findUsers } from './users.store.ts';

type OperatorUsers = Omit<Handlers<typeof operatorUsersContract>, 'showLink'>;

export const createOperatorUsers = (deps: Platform): OperatorUsers => {
  const { softLock, limiting, outbox, files } = deps;
  const held = (now: Date) => ({ free: softLock.free, now });

  /** Lets an operator hand links over, instead of mailing them, when there is no mail server. */
  const linksOf = async (db: Db, person: FoundUser, now: Date) => {
    if (await deps.setup.hasMailServer(db)) return { showLinks: [] };
    const isChangingEmail = (await findNewEmail(db, person.id, now)) !== undefined;
    return { reset: false, confirmEmail: false, showLinks: shownLinksOf(person, isChangingEmail) };
  };

  return {
    async listUsers({ db, clock }, search) {
      const { rows, total } = await findUsers(db, search, held(clock()));
      return { rows: rows.map((row) => masked(present(row))), total };
    },

    async inspectUser({ inTransaction, actor, clock, recordAccess }, { id }): Promise<User> {
      const now = clock();
      return inTransaction(async (db) => {
        const found = (await findUserRow(db, id, held(now))) ?? fail('request.not_found');
        recordAccess({ kind: 'contact', personId: id, recordId: id });
        const sessions = await findSessionsOf(db, id, now, seenAround(now));
        const others = sessions.filter((session) => session.id !== actor.sessionId);
        return {
          ...present(found),
          language: found.language,
          isSelf: id === actor.id,
          sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId })),
          consents: await findConsents(db, id),
          acts: await findActsAround(db, id),
          can: {
            ...canWith(actor.id, found),
            endSessions: others.length > 0,
            ...(await linksOf(db, found, now)),
          },
        };
      });
    },

    async disableUser({ db, actor }, { id }) {
      if (id === actor.id) fail('account.own_account');
      const person = await lockTarget(db, actor.id, id);
      if (!canWith(actor.id, person).disable) fail('account.state_changed');
      await updateUser(db, id, { state: 'disabled' });
      await deleteSessionsOf(db, id);
      await raiseTokenVersion(db, id);
      await mailPerson(db, person, 'account.disabled', accountDisabled);
      return {};
    },

    async enableUser({ db, actor }, { id }) {
      const person = await lockTarget(db, actor.id, id);
      if (!canWith(actor.id, person).enable) fail('account.state_changed');
      await updateUser(db, id, { state: 'active' });
      await mailPerson(db, person, 'account.enabled', accountEnabled);
      return {};
    },

    async endUserSession({ db }, { id, sessionId }) {
      if (!(await deleteSession(db, sessionId, id))) fail('request.not_found');
      return {};
    },

    async endUserSessions({ db, actor }, { id }) {
      const person = await lockTarget(db, actor.id, id);
      await deleteSessionsOf(db, person.id, actor.sessionId);
      return {};
    },

    async endCompanySessions({ db }, { id }) {
      if (!(await isCompany(db, id))) fail('request.not_found');
      return { people: await deleteSessionsOfCompany(db, id) };
    },

    async startReset({ inTransaction, record, actor, clock }, { id }) {
      await limiting.take(inTransaction, 'resetRequest', id);
      await inTransaction(async (db) => {
        const person = await lockTarget(db, actor.id, id);
        if (!canWith(actor.id, person).reset) fail('account.state_changed');
        await postReset(db, deps, person, clock());
        await record(db);
      });
      return {};
    },

    async askConfirmation({ inTransaction, record, actor, clock }, { id }) {
      await limiting.take(inTransaction, 'confirmationMail', id);
      await inTransaction(async (db) => {
        const person = await lockTarget(db, actor.id, id);
        if (!canWith(actor.id, person).confirmEmail) fail('account.state_changed');
        await postConfirmation(db, deps, person, clock());
        await record(db);
      });
      return {};
    },

    async makeAdmin({ db, actor }, { id }) {
      const person = await lockTarget(db, actor.id, id);
      const belongs = person.membership !== null && person.membership !== 'left';
      if (belongs) fail('account.has_company');
      if (!canWith(actor.id, person).makeAdmin) fail('account.state_changed');
      await updateUser(db, id, { role: 'admin' });
      // Another operator may have seen one of these links, and nobody may hold a link to an operator's account.
      await deleteLinksOf(db, id);
      await mailPerson(db, person, 'account.adminMade', adminMade);
      return {};
    },

    async removeAdmin({ inTransaction, record, actor, clock }, { id }) {
      if (id === actor.id) fail('account.own_account');
      const pictureKey = await inTransaction(async (db) => {
        const person = await lockTarget(db, actor.id, id);
        if (!canWith(actor.id, person).removeAdmin) fail('request.not_found');
        await record(db);
        return erasePerson(db, deps, person, adminRemoved(person.language, { name: person.name, at: clock() }));
      });
      if (pictureKey) await files.remove(pictureKey);
      return {};
    },
  };

  async function mailPerson(db: Db, person: Person, kind: MailKind, content: typeof accountDisabled) {
    const { id, name, email, language } = person;
    const mail = content(language, { name, url: deps.publicUrl + accountPaths.signIn() });
    await outbox.post(db, { to: email, language, kind, userId: id, content: mail });
  }
};

/**
 * Locks the admins first and in one order: of two who disable each other at once, the second finds that they are no
 * longer an admin. So the acting admin always remains, and the last admin cannot be removed.
 */
export const lockTarget = async (db: Db, actorId: string, id: string) => {
  const admins = await lockAdmins(db);
  if (!admins.some((admin) => admin.id === actorId)) fail('session.required');
  return (await lockUser(db, id)) ?? fail('request.not_found');
};

/** Masks contact data in lists. To see it, an operator opens the account, which leaves a line in the access log. */
const masked = <U extends { email: string; phone: string }>(user: U) => ({
  ...user,
  email: maskedEmail(user.email),
  phone: maskedPhone(user.phone),
});

const present = ({ companyId, companyNames, businessNumber, memberRole, membership, ...found }: FoundUser) => {
  const { id, name, email, role, state, isLocked, createdAt } = found;
  const company = companyId && memberRole && membership;
  return {
    id,
    name,
    email,
    role,
    state,
    isLocked,
    createdAt,
    phone: found.phone ?? '',
    isEmailConfirmed: found.emailConfirmedAt !== null,
    company: company
      ? {
          companyId,
          ...(companyNames ?? NO_NAMES),
          businessNumber: businessNumber ?? '',
          role: memberRole,
          state: membership,
        }
      : null,
  };
};
