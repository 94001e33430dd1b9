import type { Correction } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { insertCompany } from '../company.store.ts';
import { type Case, findSubject, moveMember, updateCase, updateCompany } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { decideRound, insertRound, type RoundDecision } from './round.store.ts';
import { startRound, typedOf } from './submission.ts';

/** Person, time and note of a decision. `by` is null when the applicant has left. */
export type Ending = { by: string | null; at: Date; note?: string; fields?: Correction[] };

/**
 * Writes a decision into the round that waits for one. A case that was sent back has none: then the decision is a round
 * of its own. Returns the number of that round.
 */
export const closeRound = async (db: Db, row: Case, decision: RoundDecision['decision'], ending: Ending) => {
  const subject = await findSubject(db, row);
  const typed = typedOf(row, subject);
  const decided = { ...ending, decision, typed };
  if (await decideRound(db, row.id, row.round, decided)) return row.round;
  const round = row.round + 1;
  const { id, kind, submittedAt, documentId } = row;
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
  await decideRound(db, id, round, decided);
  return round;
};

/** Returns the columns that every decision sets. */
export const decidedCase = ({ at, note }: Ending, round: number) => ({
  round,
  reviewer_id: null,
  taken_at: null,
  decided_at: at.toISOString(),
  reason: note ?? '',
});

/**
 * Turns a claim into a request to join the company that has the number. The claim's own company is left without
 * members. Its drafts stay there and come back if the claim comes back.
 */
export const passOn = async (db: Db, deps: Pick<CaseDeps, 'enqueue'>, row: Case, holderId: string, ending: Ending) => {
  const round = await closeRound(db, row, 'joined', ending);
  await updateCompany(db, row.companyId, { state: 'rejected' });
  await moveMember(db, row.submittedBy, { companyId: holderId, role: 'viewer', state: 'requested' });
  await updateCase(db, row.id, {
    ...decidedCase(ending, round + 1),
    kind: 'join',
    company_id: holderId,
    state: 'submitted',
    submitted_at: ending.at.toISOString(),
    decided_at: null,
    reason: '',
  });
  await startRound(db, deps, row.id, ending.at);
};

/** Rejects a change of identity: nothing of the company changes. */
export const rejectIdentity = async (db: Db, row: Case, ending: Ending) => {
  const round = await closeRound(db, row, 'rejected', ending);
  await updateCase(db, row.id, { ...decidedCase(ending, round), state: 'rejected' });
};

/** Rejects a case: nobody owns its company any more. The applicant keeps the account and can submit again. */
export const reject = async (db: Db, row: Case, ending: Ending) => {
  const round = await closeRound(db, row, 'rejected', ending);
  const ownId = row.ownCompanyId ?? (await insertCompany(db, row.companyNumber)).id;
  await updateCompany(db, ownId, { state: 'rejected' });
  await moveMember(db, row.submittedBy, { companyId: ownId, role: 'viewer', state: 'requested' });
  await updateCase(db, row.id, {
    ...decidedCase(ending, round),
    state: 'rejected',
    company_id: ownId,
    own_company_id: ownId,
  });
};
