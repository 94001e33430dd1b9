import type { Db } from '../../kit/db/database.ts';
import { type Case, lockOpenCasesOf, updateCase, updateCompany } from './case.store.ts';
import { closeRound, decidedCase, type Ending } from './outcomes.ts';
import { forgetPersonInRounds } from './round.store.ts';

/** By a company that lets somebody in or does not, or by themselves: what they handed in needs no operator any more. */
export const endCasesOf = async (db: Db, userId: string, decide: Decide, ending: Ending) => {
  for (const one of await lockOpenCasesOf(db, userId)) {
    // What a company has asked for is never granted by letting somebody in.
    const decision = one.kind === 'identity' ? 'withdrawn' : decide(one);
    const round = await closeRound(db, one, decision, ending);
    const isVerified = decision === 'verified';
    await updateCase(db, one.id, { ...decidedCase(ending, round), state: isVerified ? 'verified' : 'rejected' });
    if (one.kind === 'claim' && !isVerified) await updateCompany(db, one.companyId, { state: 'rejected' });
  }
};

type Decide = (one: Case) => 'verified' | 'rejected' | 'withdrawn';

/** Nobody waits for an answer any more: the case ends, and what the person had told of themselves goes. */
export const forgetApplicant = async (db: Db, userId: string, at: Date) => {
  await endCasesOf(db, userId, () => 'withdrawn', { by: null, at });
  await forgetPersonInRounds(db, userId);
};
