import type { Language, ownAccountContract, publicAccountContract } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import { sqlStateOf } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { maySignIn } from '../account.policy.ts';
import { deleteLinksOf, takeLink } from '../link.store.ts';
import { issueLink } from '../links.ts';
import type { Platform } from '../platform.ts';
import { findUserByEmail, lockUser, updateUser } from '../user.store.ts';
import { confirmEmail, confirmNewEmail, emailChangeAsked, emailChanged } from './email.mails.ts';
import { lockChecked, refuseWrongPassword } from './password-check.ts';

type Reader = { id: string; name: string; email: string; language: Language };
type Posting = Pick<Platform, 'outbox' | 'publicUrl'>;

/** Mails the link that confirms the account's present address. */
export const postConfirmation = async (db: Db, { outbox, publicUrl }: Posting, reader: Reader, now: Date) => {
  const { id, name, email, language } = reader;
  const url = publicUrl + accountPaths.confirm(await issueLink(db, 'confirm', id, now));
  const content = confirmEmail(language, { name, url });
  await outbox.post(db, { to: email, language, kind: 'account.confirmEmail', userId: id, content });
};

type Confirming = Pick<Handlers<typeof publicAccountContract>, 'confirmEmail'> &
  Pick<Handlers<typeof ownAccountContract>, 'resendConfirmation' | 'changeEmail'>;

export const createEmailHandlers = (deps: Platform): Confirming => {
  const { limiting, outbox, publicUrl } = deps;
  return {
    async confirmEmail({ inTransaction, record, clock, sender }, { token }) {
      await limiting.take(inTransaction, 'linkCheck', undefined, sender);
      const now = clock();
      const confirm = async (db: Db) => {
        const link = await takeLink(db, ['confirm', 'change_email'], hashOfSecret(token), now);
        const person = link?.userId ? await lockUser(db, link.userId) : undefined;
        if (!person || !maySignIn(person)) return fail('account.link_dead');
        const { id, name, language, email: oldEmail } = person;
        const email = link?.newEmail ?? oldEmail;
        await updateUser(db, id, { email, email_confirmed_at: now.toISOString() });
        await record(db, id, { by: id });
        if (email === oldEmail) return email;
        // A reset link may be in the old mailbox, which no longer counts.
        await deleteLinksOf(db, id, ['reset']);
        const content = emailChanged(language, { name, newEmailMasked: maskedEmail(email), at: now });
        await outbox.post(db, { to: oldEmail, language, kind: 'account.emailChanged', userId: id, content });
        return email;
      };
      // Another account may have taken the address meanwhile.
      const email = await inTransaction(confirm).catch((error) =>
        sqlStateOf(error) === '23505' ? fail('account.email_taken') : Promise.reject(error),
      );
      return { email };
    },

    async resendConfirmation({ inTransaction, record, actor, clock }) {
      await limiting.take(inTransaction, 'confirmationMail', actor.id);
      await inTransaction(async (db) => {
        const person = await lockUser(db, actor.id);
        if (!person || !maySignIn(person)) return fail('session.required');
        if (!person.emailConfirmedAt) await postConfirmation(db, deps, person, clock());
        await record(db);
      });
      return {};
    },

    async changeEmail({ inTransaction, record, actor, clock }, { email, password }) {
      await limiting.take(inTransaction, 'emailChange', actor.id);
      // Counts by the address too: many accounts must not fill one mailbox.
      await limiting.take(inTransaction, 'emailChange', email);
      const now = clock();
      const checked = await refuseWrongPassword(deps, inTransaction, actor.id, password, now);
      await inTransaction(async (db) => {
        const person = await lockChecked(db, checked);
        if (await findUserByEmail(db, email)) fail('account.email_taken', { email: 'taken' });
        const { id, name, language } = person;
        const token = await issueLink(db, 'change_email', id, now, { newEmail: email });
        const url = publicUrl + accountPaths.confirm(token);
        const shared = { language, userId: id };
        await outbox.post(db, {
          ...shared,
          to: email,
          kind: 'account.confirmNewEmail',
          content: confirmNewEmail(language, { name, url, newEmail: email }),
        });
        await outbox.post(db, {
          ...shared,
          to: person.email,
          kind: 'account.emailChangeAsked',
          content: emailChangeAsked(language, { name, newEmailMasked: maskedEmail(email), at: now }),
        });
        await record(db);
      });
      return {};
    },
  };
};
