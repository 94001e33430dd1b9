import type { Correction } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { insertCompany } from '../company.store.ts';
import { type Case, findSubject, moveMember, updateCase, updateCompany } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { decideRound, insertRound, type RoundDecision } from './round.store.ts';
import { startRound, typedOf } from './submission.ts';

/** Who decided, when, and what they say to it. `by` is nobody when the applicant has gone. */
export type Ending = { by: string | null; at: Date; note?: string; fields?: Correction[] };

/**
 * Writes a decision into the round that waits for one. A case that was sent back has none: then the decision is a round of
 * its own. Gives the number of that round.
 */
export const closeRound = async (db: Db, one: Case, decision: RoundDecision['decision'], ending: Ending) => {
  const subject = await findSubject(db, one);
  const typed = typedOf(one, subject);
  const told = { ...ending, decision, typed };
  if (await decideRound(db, one.id, one.round, told)) return one.round;
  const round = one.round + 1;
  const { id, kind, submittedAt, documentId } = one;
  const { identity } = subject;
  await insertRound(db, {
    case_id: id,
    round,
    kind,
    submitted_at: submittedAt,
    document_id: documentId,
    typed,
    identity,
  });
  await decideRound(db, id, round, told);
  return round;
};

/** What every decision leaves behind. */
export const decidedCase = ({ at, note }: Ending, round: number) => ({
  round,
  reviewer_id: null,
  taken_at: null,
  decided_at: at.toISOString(),
  reason: note ?? '',
});

/**
 * The company that has the number gets a request, the claim's own company is left without members. What was drafted there
 * stays there, and comes back should the claim come back.
 */
export const passOn = async (db: Db, deps: Pick<CaseDeps, 'enqueue'>, one: Case, holderId: string, ending: Ending) => {
  const round = await closeRound(db, one, 'joined', ending);
  await updateCompany(db, one.companyId, { state: 'rejected' });
  await moveMember(db, one.submittedBy, { companyId: holderId, role: 'viewer', state: 'requested' });
  await updateCase(db, one.id, {
    ...decidedCase(ending, round + 1),
    kind: 'join',
    company_id: holderId,
    state: 'submitted',
    submitted_at: ending.at.toISOString(),
    decided_at: null,
    reason: '',
  });
  await startRound(db, deps, one.id, ending.at);
};

/** What holds goes on: nothing of the company changes. */
export const rejectIdentity = async (db: Db, one: Case, ending: Ending) => {
  const round = await closeRound(db, one, 'rejected', ending);
  await updateCase(db, one.id, { ...decidedCase(ending, round), state: 'rejected' });
};

/** Nobody owns anything by what was rejected; its maker keeps the account and a place to hand in anew from. */
export const reject = async (db: Db, one: Case, ending: Ending) => {
  const round = await closeRound(db, one, 'rejected', ending);
  const ownId = one.ownCompanyId ?? (await insertCompany(db, one.businessNumber)).id;
  await updateCompany(db, ownId, { state: 'rejected' });
  await moveMember(db, one.submittedBy, { companyId: ownId, role: 'viewer', state: 'requested' });
  await updateCase(db, one.id, {
    ...decidedCase(ending, round),
    state: 'rejected',
    company_id: ownId,
    own_company_id: ownId,
  });
};
