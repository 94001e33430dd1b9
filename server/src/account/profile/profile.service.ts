import {
  type Consent,
  NO_NAMES,
  OPTIONAL_CONSENTS,
  type ownAccountContract,
  REQUIRED_CONSENTS,
  storedPhone,
} from '@ieum/contract';
import { leaveCompany, membershipOf } from '../../company/members/membership.ts';
import { isCompanyClosed } from '../../company/operators/companies.service.ts';
import { forgetApplicant } from '../../company/verification/withdrawal.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { isLastAdmin } from '../account.policy.ts';
import { findNewEmail } from '../link.store.ts';
import type { Platform } from '../platform.ts';
import { deleteSession, deleteSessionsOf, findSessionsOf, markPasswordConfirmed } from '../sessions/session.store.ts';
import { presentPerson, seenAround } from '../sessions/session.ts';
import { accountLeft } from '../sign-in/access.mails.ts';
import { findConsents, insertConsents } from '../terms/consent.store.ts';
import { findUser, lockAdmins, type Person, raiseTokenVersion, updateUser } from '../user.store.ts';
import { erasePerson } from './erasure.ts';
import { lockChecked, refuseWrongPassword } from './password-check.ts';

type Own = Omit<
  Handlers<typeof ownAccountContract>,
  'changeEmail' | 'resendConfirmation' | 'changePassword' | 'setPicture' | 'getPicture' | 'removePicture'
>;

export const createOwnAccount = (deps: Platform): Own => ({
  async signOut({ db, actor }) {
    await deleteSession(db, actor.sessionId, actor.id);
    return {};
  },

  async signOutEverywhere({ db, actor }) {
    await deleteSessionsOf(db, actor.id);
    await raiseTokenVersion(db, actor.id);
    return {};
  },

  async getMe({ db, actor }) {
    return presentPerson((await findUser(db, actor.id)) ?? fail('session.required'));
  },

  async getProfile({ db, actor, clock }) {
    const person = (await findUser(db, actor.id)) ?? fail('session.required');
    const { name, email, phone, language, createdAt, emailConfirmedAt, pictureId } = person;
    const pending = await findNewEmail(db, actor.id, clock());
    return {
      name,
      email,
      phone: phone ?? '',
      language,
      isEmailConfirmed: emailConfirmedAt !== null,
      newEmail: pending?.newEmail ?? null,
      hasPicture: pictureId !== null,
      since: createdAt,
      company: await companyOf(db, actor.id),
    };
  },

  async updateProfile({ db, actor }, { name, language }) {
    await updateUser(db, actor.id, { name, language });
    return {};
  },

  async changePhone({ inTransaction, record, actor, clock }, { phone, password }) {
    const checked = await refuseWrongPassword(deps, inTransaction, actor.id, password, clock());
    await inTransaction(async (db) => {
      await lockChecked(db, checked);
      await updateUser(db, actor.id, { phone: storedPhone(phone) });
      await record(db);
    });
    return {};
  },

  async listSessions({ db, actor, clock }) {
    const rows = await findSessionsOf(db, actor.id, clock(), seenAround(clock()));
    return { rows: rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId })) };
  },

  async endSession({ db, actor }, { id }) {
    if (!(await deleteSession(db, id, actor.id))) fail('request.not_found');
    return {};
  },

  async confirmPassword({ inTransaction, record, actor, clock }, { password }) {
    const checked = await refuseWrongPassword(deps, inTransaction, actor.id, password, clock());
    await inTransaction(async (db) => {
      await lockChecked(db, checked);
      await markPasswordConfirmed(db, actor.sessionId, clock());
      await record(db);
    });
    return {};
  },

  async listConsents({ db, actor }) {
    const decided = await findConsents(db, actor.id);
    const rowOf = (item: Consent['item'], isRequired: boolean): Consent => {
      const last = decided.find((decision) => decision.item === item);
      return {
        item,
        isRequired,
        isGranted: last?.isGranted ?? false,
        version: last?.version ?? null,
        at: last?.at ?? null,
      };
    };
    return {
      rows: [
        ...REQUIRED_CONSENTS.map((item) => rowOf(item, true)),
        ...OPTIONAL_CONSENTS.map((item) => rowOf(item, false)),
      ],
    };
  },

  async setConsent({ db, actor, clock, sender }, { item, isGranted }) {
    const version = deps.terms.versionAt(clock());
    const textHash = deps.terms.hashOf(version, sender.language);
    await insertConsents(db, [{ userId: actor.id, item, isGranted, version, textHash, sender, at: clock() }]);
    return {};
  },

  async leave({ inTransaction, record, actor, clock }, { password }) {
    const checked = await refuseWrongPassword(deps, inTransaction, actor.id, password, clock());
    const pictureKey = await inTransaction(async (db) => {
      await record(db);
      return erase(db, deps, checked, clock());
    });
    if (pictureKey) await deps.files.remove(pictureKey);
    return {};
  },
});

const companyOf = async (db: Db, userId: string) => {
  const member = await membershipOf(db, userId);
  if (!member) return null;
  const { businessNumber, state, membership, certificate, verification } = member;
  const names = membership === 'active' ? member.names : NO_NAMES;
  if (membership !== 'requested' && membership !== 'active') return null;
  // A person whom the company has not admitted must not learn its state.
  const shownState = membership === 'active' ? state : 'pending';
  const isClosed = membership === 'active' && (await isCompanyClosed(db, member.companyId));
  const shown = { ...names, businessNumber: businessNumber ?? '', state: shownState, membership };
  return { ...shown, isClosed, certificate, verification };
};

/** Erases the person; the company's records stay. */
const erase = async (db: Db, deps: Platform, checked: Person, now: Date) => {
  const isLast = checked.role === 'admin' && isLastAdmin(await lockAdmins(db), checked.id);
  const person = await lockChecked(db, checked);
  if (isLast) fail('account.last_admin');
  await leaveCompany(db, person.id);
  await forgetApplicant(db, person.id, now);
  return erasePerson(db, deps, person, accountLeft(person.language, { name: person.name, at: now }));
};
