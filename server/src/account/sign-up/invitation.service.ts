import { type invitationLinkContract, type Language, nameFor, storedPhone } from '@ieum/contract';
import {
  findInvitation,
  type Invited,
  joinInvited,
  lockInvited,
  markDeclined,
  markOpened,
} from '../../company/members/invitation-response.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { maySignIn } from '../account.policy.ts';
import { refuseGuessable } from '../password.rules.ts';
import type { Platform } from '../platform.ts';
import { postConfirmation } from '../profile/email.service.ts';
import { agreeToTerms, versionAgreedTo } from '../terms/agreement.ts';
import { findUserByEmail, insertUser, lockUser, type Person, updateUser } from '../user.store.ts';

/** Handles the link of an invitation. It proves the mailbox that it was sent to; a link shown on screen proves none. */
export const createInvitationHandlers = (deps: Platform): Handlers<typeof invitationLinkContract> => {
  const { limiting, passwords, terms } = deps;
  const present = ({ companyNames, invitedBy, role, endsAt }: Invited, language: Language) => ({
    companyName: nameFor(companyNames, language),
    invitedBy,
    role,
    endsAt,
  });

  /** Refuses a link that was sent to another person before the answer shows anything of the invitation. */
  const lockOwn = async (db: Db, token: string, userId: string, now: Date) => {
    const person = await lockUser(db, userId);
    if (!person || !maySignIn(person)) return fail('session.required');
    const invited = (await lockInvited(db, token, now)) ?? fail('account.link_dead');
    if (!isFor(invited, person)) fail('account.link_not_yours');
    return { person, invited };
  };

  return {
    async readInvitation({ inTransaction, clock, sender }, { token }) {
      await limiting.take(inTransaction, 'linkCheck', undefined, sender);
      return inTransaction(async (db) => {
        const invited = (await lockInvited(db, token, clock())) ?? fail('account.link_dead');
        await markOpened(db, invited);
        const hasAccount = (await findUserByEmail(db, invited.email)) !== undefined;
        return { ...present(invited, sender.language), maskedEmail: maskedEmail(invited.email), hasAccount };
      });
    },

    async declineInvitation({ inTransaction, record, clock, sender }, { token }) {
      await limiting.take(inTransaction, 'linkCheck', undefined, sender);
      await inTransaction(async (db) => {
        const invited = (await lockInvited(db, token, clock())) ?? fail('account.link_dead');
        await markDeclined(db, invited, clock());
        await record(db, invited.id);
      });
      return {};
    },

    async joinByInvitation({ inTransaction, record, clock, sender }, input) {
      const { token, name, password, terms_version } = input;
      const phone = storedPhone(input.phone);
      const at = clock();
      const version = versionAgreedTo(terms, terms_version, at);
      // Counts by the secret, because a caller who guesses secrets does not know the address.
      await limiting.take(inTransaction, 'signUp', hashOfSecret(token), sender, at);
      const { email } = (await inTransaction((db) => findInvitation(db, token, at))) ?? fail('account.link_dead');
      await refuseGuessable(password, { name, phone, email });
      const password_hash = await passwords.inLine(({ hash }) => hash(password));
      return inTransaction(async (db) => {
        const invited = (await lockInvited(db, token, at)) ?? fail('account.link_dead');
        const moment = at.toISOString();
        const person = { email, name, phone, password_hash, role: 'supplier', language: sender.language } as const;
        const proved = { email_confirmed_at: invited.isShown ? null : moment };
        const made = await insertUser(db, { ...person, created_at: moment, ...proved });
        const { id: userId } = made ?? fail('account.email_taken', { email: 'taken' });
        await joinInvited(db, invited, userId, at);
        await agreeToTerms(db, terms, { userId, version, sender, at });
        if (invited.isShown) await postConfirmation(db, deps, { ...person, id: userId }, at);
        await record(db, userId);
        return { name, email, companyName: nameFor(invited.companyNames, sender.language) };
      });
    },

    async readOwnInvitation({ inTransaction, actor, clock, sender }, { token }) {
      await limiting.take(inTransaction, 'linkCheck', undefined, sender);
      return inTransaction(async (db) => {
        const { invited } = await lockOwn(db, token, actor.id, clock());
        await markOpened(db, invited);
        return present(invited, sender.language);
      });
    },

    async acceptInvitation({ inTransaction, record, actor, clock, sender }, { token }) {
      await limiting.take(inTransaction, 'linkCheck', undefined, sender);
      const at = clock();
      return inTransaction(async (db) => {
        const { person, invited } = await lockOwn(db, token, actor.id, at);
        if (!(await joinInvited(db, invited, person.id, at))) fail('account.other_company');
        const isProved = !invited.isShown && !person.emailConfirmedAt;
        if (isProved) await updateUser(db, person.id, { email_confirmed_at: at.toISOString() });
        await record(db, invited.id);
        return { companyName: nameFor(invited.companyNames, sender.language) };
      });
    },
  };
};

const isFor = ({ email }: Invited, person: Person) => person.email === email && person.role === 'supplier';
