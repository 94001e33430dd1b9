import { REVIEW_HOLDS_MINUTES, type verificationContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { isHeldByOther, isOpen, isTakeable } from './case.policy.ts';
import { lockCase, touchCase, updateCase } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { storeReading } from './round.store.ts';
import { READ_CASE, readPayload } from './submission.ts';

export const RELEASE_CASE = 'company.releaseCase';
const HOLDS_MS = REVIEW_HOLDS_MINUTES * 60 * 1000;
const FREE = { state: 'submitted', reviewer_id: null, taken_at: null } as const;

type Taking = Pick<Handlers<typeof verificationContract>, 'takeCase' | 'releaseCase' | 'readCase'>;

/** Assigns cases to operators: others see it, and half an hour without a step frees the case again. */
export const createAssignment = ({ enqueue }: Pick<CaseDeps, 'enqueue'>): Taking => ({
  async takeCase({ db, actor, clock }, { id, version, isTakeover }) {
    const found = await lockSeen(db, id, version);
    if (!isTakeable(found)) fail('company.case_closed');
    if (isHeldByOther(found, actor.id) && !isTakeover) fail('company.case_taken');
    const at = clock();
    await planRelease(db, enqueue, id, at);
    if (found.reviewerId === actor.id) {
      await touchCase(db, id, at);
      return { id, version };
    }
    return updateCase(db, id, { state: 'in_review', reviewer_id: actor.id, taken_at: at.toISOString() });
  },

  async releaseCase({ db, actor }, { id, version }) {
    const found = await lockSeen(db, id, version);
    if (found.reviewerId !== actor.id) fail('company.case_closed');
    return updateCase(db, id, FREE);
  },

  async readCase({ db, actor, clock }, { id, version }) {
    const found = await lockSeen(db, id, version);
    if (!isTakeable(found)) fail('company.case_closed');
    await storeReading(db, id, found.round, null);
    const next = await updateCase(db, id, found.reviewerId === actor.id ? { taken_at: clock().toISOString() } : {});
    await enqueue(db, { kind: READ_CASE, key: `${id} ${found.round} ${next.version}`, payload: readPayload(found) });
    return next;
  },
});

const planRelease = (db: Db, enqueue: CaseDeps['enqueue'], id: string, from: Date) => {
  const dueAt = new Date(from.getTime() + HOLDS_MS);
  return enqueue(db, { kind: RELEASE_CASE, key: `${id} ${from.toISOString()}`, payload: id, dueAt });
};

/** Frees a case, or keeps it for the same time again when its reviewer has worked on it meanwhile. */
export const releaseForgotten = async (db: Db, enqueue: CaseDeps['enqueue'], id: string, now: Date) => {
  const found = await lockCase(db, id);
  if (found?.state !== 'in_review' || found.takenAt === null) return;
  const takenAt = new Date(found.takenAt);
  if (now.getTime() - takenAt.getTime() < HOLDS_MS) await planRelease(db, enqueue, id, takenAt);
  else await updateCase(db, id, FREE);
};

const lockSeen = async (db: Db, id: string, version: number) => {
  const found = (await lockCase(db, id)) ?? fail('request.not_found');
  if (found.version !== version) fail('company.case_changed');
  return isOpen(found) ? found : fail('company.case_closed');
};
