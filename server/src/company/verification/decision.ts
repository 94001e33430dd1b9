import type { verificationContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findVerifiedCompany } from '../company.store.ts';
import { tellIdentityRejected } from '../identity/notifications.ts';
import { verify } from './approval.ts';
import { correctable, isHeldByOther, isOpen } from './case.policy.ts';
import { type Case, findCase, findSubject, lockCase, lockNumber, updateCase } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { applicants, tellCorrection, tellPassedOn, tellRejected } from './notifications.ts';
import { closeRound, decidedCase, passOn, reject, rejectIdentity } from './outcomes.ts';
import { findNextWaiting } from './queue.store.ts';

type Deciding = Pick<
  Handlers<typeof verificationContract>,
  'verifyCase' | 'askCorrection' | 'rejectCase' | 'turnIntoJoin'
>;
type Seen = { id: string; version: number };

/** Each decision is about a case as its admin saw it: of two who decide at once, one is told. */
export const createDeciding = (deps: CaseDeps): Deciding => {
  const { notices } = deps;
  const answer = async (db: Db, id: string) => ({ id, next: (await findNextWaiting(db))?.id ?? null });

  return {
    async verifyCase({ inTransaction, record, actor, clock }, { others, ...seen }) {
      return inTransaction(async (db) => {
        const one = await lockNumbered(db, actor.id, seen);
        await record(db, one.id, { note: await verify(db, deps, one, { by: actor.id, at: clock() }, others) });
        return answer(db, one.id);
      });
    },

    async askCorrection({ db, actor, clock }, { fields, ...seen }) {
      const one = await lockSeen(db, actor.id, seen);
      const named = fields.map(({ field }) => field);
      const isOdd =
        new Set(named).size !== named.length || named.some((field) => !correctable(one.kind).includes(field));
      if (isOdd) fail('request.invalid', { fields: 'invalid_value' });
      const ending = { by: actor.id, at: clock(), fields };
      const round = await closeRound(db, one, 'needs_correction', ending);
      await updateCase(db, one.id, { ...decidedCase(ending, round), state: 'needs_correction' });
      await tellCorrection(db, notices, one, await applicants(db, one), fields);
      return answer(db, one.id);
    },

    async rejectCase({ db, actor, clock }, { reason, ...seen }) {
      const one = await lockSeen(db, actor.id, seen);
      // Before nobody owns it any more.
      const to = await applicants(db, one);
      const ending = { by: actor.id, at: clock(), note: reason };
      const { identity: change } = await findSubject(db, one);
      if (change) {
        await rejectIdentity(db, one, ending);
        await tellIdentityRejected(db, deps, { to, change }, reason);
      } else {
        await reject(db, one, ending);
        await tellRejected(db, notices, one, to, reason);
      }
      return answer(db, one.id);
    },

    async turnIntoJoin({ db, actor, clock }, { reason, ...seen }) {
      const one = await lockNumbered(db, actor.id, seen);
      const holder = await findVerifiedCompany(db, one.businessNumber);
      if (one.kind !== 'claim' || !holder) return fail('company.case_closed');
      const to = await applicants(db, one);
      await passOn(db, deps, one, holder.id, { by: actor.id, at: clock(), note: reason });
      await tellPassedOn(db, notices, one, to, holder.id, reason);
      return answer(db, one.id);
    },
  };
};

/** The number first, then the cases: everybody in the same order. */
const lockNumbered = async (db: Db, adminId: string, seen: Seen) => {
  const { businessNumber } = (await findCase(db, seen.id)) ?? fail('request.not_found');
  await lockNumber(db, businessNumber);
  const one = await lockSeen(db, adminId, seen);
  return one.businessNumber === businessNumber ? one : fail('company.case_changed');
};

const lockSeen = async (db: Db, adminId: string, { id, version }: Seen): Promise<Case> => {
  const one = (await lockCase(db, id)) ?? fail('request.not_found');
  if (one.version !== version) fail('company.case_changed');
  if (!isOpen(one)) fail('company.case_closed');
  if (isHeldByOther(one, adminId)) fail('company.case_taken');
  return one;
};
