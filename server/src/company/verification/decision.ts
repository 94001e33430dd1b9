import { isSameNumber, type verificationContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findVerifiedCompany } from '../company.store.ts';
import { notifyIdentityRejected } from '../identity/notifications.ts';
import { verify } from './approval.ts';
import { correctable, isHeldByOther, isOpen } from './case.policy.ts';
import { type Case, findCase, findSubject, lockCase, lockNumber, updateCase } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { applicants, notifyCorrection, notifyPassedOn, notifyRejected } from './notifications.ts';
import { closeRound, decidedCase, passOn, reject, rejectIdentity } from './outcomes.ts';
import { findNextWaiting } from './queue.store.ts';

type Deciding = Pick<
  Handlers<typeof verificationContract>,
  'verifyCase' | 'askCorrection' | 'rejectCase' | 'turnIntoJoin'
>;
type Seen = { id: string; version: number };

/** Decides a case as its admin saw it: of two parallel decisions, one is refused. */
export const createDecisions = (deps: CaseDeps): Deciding => {
  const { notices } = deps;
  const answer = async (db: Db, id: string) => ({ id, next: (await findNextWaiting(db))?.id ?? null });

  return {
    async verifyCase({ inTransaction, record, actor, clock }, { others, ...seen }) {
      return inTransaction(async (db) => {
        const caseRow = await lockNumbered(db, actor.id, seen);
        await record(db, caseRow.id, { note: await verify(db, deps, caseRow, { by: actor.id, at: clock() }, others) });
        return answer(db, caseRow.id);
      });
    },

    async askCorrection({ db, actor, clock }, { fields, ...seen }) {
      const caseRow = await lockSeen(db, actor.id, seen);
      const named = fields.map(({ field }) => field);
      const isOdd =
        new Set(named).size !== named.length || named.some((field) => !correctable(caseRow.kind).includes(field));
      if (isOdd) fail('request.invalid', { fields: 'invalid_value' });
      const ending = { by: actor.id, at: clock(), fields };
      const round = await closeRound(db, caseRow, 'needs_correction', ending);
      await updateCase(db, caseRow.id, { ...decidedCase(ending, round), state: 'needs_correction' });
      await notifyCorrection(db, notices, caseRow, await applicants(db, caseRow), fields);
      return answer(db, caseRow.id);
    },

    async rejectCase({ db, actor, clock }, { reason, ...seen }) {
      const caseRow = await lockSeen(db, actor.id, seen);
      // Reads the recipients before the rejection removes the owner.
      const to = await applicants(db, caseRow);
      const ending = { by: actor.id, at: clock(), note: reason };
      const { identity: change } = await findSubject(db, caseRow);
      if (change) {
        await rejectIdentity(db, caseRow, ending);
        await notifyIdentityRejected(db, deps, { to, change }, reason);
      } else {
        await reject(db, caseRow, ending);
        await notifyRejected(db, notices, caseRow, to, reason);
      }
      return answer(db, caseRow.id);
    },

    async turnIntoJoin({ db, actor, clock }, { reason, ...seen }) {
      const caseRow = await lockNumbered(db, actor.id, seen);
      const holder = await findVerifiedCompany(db, caseRow.companyNumber);
      if (caseRow.kind !== 'claim' || !holder) return fail('company.case_closed');
      const to = await applicants(db, caseRow);
      await passOn(db, deps, caseRow, holder.id, { by: actor.id, at: clock(), note: reason });
      await notifyPassedOn(db, notices, caseRow, to, holder.id, reason);
      return answer(db, caseRow.id);
    },
  };
};

/** Locks the number first and then the cases: all callers lock in the same order. */
const lockNumbered = async (db: Db, adminId: string, seen: Seen) => {
  const { companyNumber } = (await findCase(db, seen.id)) ?? fail('request.not_found');
  await lockNumber(db, companyNumber);
  const caseRow = await lockSeen(db, adminId, seen);
  return isSameNumber(caseRow.companyNumber, companyNumber) ? caseRow : fail('company.case_changed');
};

const lockSeen = async (db: Db, adminId: string, { id, version }: Seen): Promise<Case> => {
  const caseRow = (await lockCase(db, id)) ?? fail('request.not_found');
  if (caseRow.version !== version) fail('company.case_changed');
  if (!isOpen(caseRow)) fail('company.case_closed');
  if (isHeldByOther(caseRow, adminId)) fail('company.case_taken');
  return caseRow;
};
