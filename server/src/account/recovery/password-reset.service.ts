import { type ownAccountContract, type publicAccountContract, storedPhone } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { maySignIn } from '../account.policy.ts';
import { deleteLinksOf, findLink, takeLink } from '../link.store.ts';
import { issueLink } from '../links.ts';
import { refuseGuessable } from '../password.rules.ts';
import type { Platform } from '../platform.ts';
import { lockChecked, refuseWrongPassword } from '../profile/password-check.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { findUser, findUserByEmail, lockUser, type Person, raiseTokenVersion, updateUser } from '../user.store.ts';
import { passwordChanged, resetPassword } from './password.mails.ts';

type Resetting = Pick<Handlers<typeof publicAccountContract>, 'requestReset' | 'checkReset' | 'resetPassword'> &
  Pick<Handlers<typeof ownAccountContract>, 'changePassword'>;

type Posting = Pick<Platform, 'outbox' | 'publicUrl'>;

/** Mails a reset link. It goes to the owner alone, even when an operator started the reset. */
export const postReset = async (db: Db, { outbox, publicUrl }: Posting, reader: Person, now: Date) => {
  const { id, name, email, language } = reader;
  const url = publicUrl + accountPaths.reset(await issueLink(db, 'reset', id, now));
  const content = resetPassword(language, { name, url });
  await outbox.post(db, { to: email, language, kind: 'account.resetPassword', userId: id, content });
};

export const createPasswordHandlers = (deps: Platform): Resetting => {
  const { limiting, settle, passwords, softLock, outbox, publicUrl, tokens } = deps;

  /** Ends all sessions but `sessionId`, voids tokens and links, lifts the sign-in delay and mails the owner. */
  const setPassword = async (db: Db, person: Person, passwordHash: string, now: Date, sessionId?: string) => {
    const { id, name, email, language } = person;
    await updateUser(db, id, { password_hash: passwordHash });
    await deleteSessionsOf(db, id, sessionId);
    // An intruder may have requested one of these links for themselves.
    await deleteLinksOf(db, id, ['reset', 'change_email']);
    await softLock.forgive(db, email);
    const content = passwordChanged(language, { name, at: now, resetUrl: publicUrl + accountPaths.findPassword() });
    await outbox.post(db, { to: email, language, kind: 'account.passwordChanged', userId: id, content });
    return raiseTokenVersion(db, id);
  };

  return {
    /** Sends a link when all three values match. The answer does not show whether they did. */
    requestReset: ({ inTransaction, sender, clock }, { name, phone, email }) =>
      settle(
        (async () => {
          // Counts by all three: a person who knows only the address must not use up the owner's tries.
          await limiting.take(inTransaction, 'resetRequest', `${email} ${phone} ${name}`, sender);
          await inTransaction(async (db) => {
            const person = await findUserByEmail(db, email);
            const isMatch = person?.name === name && person.phone === storedPhone(phone) && maySignIn(person);
            if (isMatch) await postReset(db, deps, person, clock());
          });
          return {};
        })(),
      ),

    async checkReset({ inTransaction, sender, clock }, { token }) {
      await limiting.take(inTransaction, 'linkCheck', token, sender);
      const link = await inTransaction((db) => findLink(db, ['reset'], hashOfSecret(token), clock()));
      return link ? {} : fail('account.link_dead');
    },

    async resetPassword({ inTransaction, record, sender, clock }, { token, password }) {
      const now = clock();
      const tokenHash = hashOfSecret(token);
      await limiting.take(inTransaction, 'linkCheck', undefined, sender);
      const person = await inTransaction(async (db) => {
        const link = await findLink(db, ['reset'], tokenHash, now);
        const found = link?.userId ? await findUser(db, link.userId) : undefined;
        return found && maySignIn(found) ? found : fail('account.link_dead');
      });
      await refuseGuessable(password, knownOf(person));
      const passwordHash = await passwords.inLine(({ hash }) => hash(password));
      await inTransaction(async (db) => {
        await lockUser(db, person.id);
        const link = await takeLink(db, ['reset'], tokenHash, now);
        if (link?.userId !== person.id) fail('account.link_dead');
        // The link was sent by mail, so the person who uses it reads that mailbox.
        await updateUser(db, person.id, { email_confirmed_at: person.emailConfirmedAt ?? now.toISOString() });
        await setPassword(db, person, passwordHash, now);
        await record(db, person.id, { by: person.id });
      });
      return {};
    },

    async changePassword({ inTransaction, record, actor, clock }, { current, password }) {
      const now = clock();
      const person = await refuseWrongPassword(deps, inTransaction, actor.id, current, now, 'current');
      await refuseGuessable(password, knownOf(person));
      const passwordHash = await passwords.inLine(({ hash }) => hash(password));
      const { tokenVersion } = await inTransaction(async (db) => {
        await record(db);
        return setPassword(db, await lockChecked(db, person), passwordHash, now, actor.sessionId);
      });
      return { jwt_token: await tokens.sign({ sub: actor.id, sid: actor.sessionId, ver: tokenVersion }) };
    },
  };
};

/** Lists facts that others may know about the person and that must not be the password. */
const knownOf = ({ email, name, phone, businessNumber }: Person) => ({
  email,
  name,
  phone: phone ?? '',
  business_number: businessNumber ?? '',
});
