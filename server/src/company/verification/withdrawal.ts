import type { Db } from '../../kit/db/database.ts';
import { type Case, lockOpenCasesOf, updateCase, updateCompany } from './case.store.ts';
import { closeRound, decidedCase, type Ending } from './outcomes.ts';
import { forgetPersonInRounds } from './round.store.ts';

/** Ends the open cases of a person after a company's decision or the person's own: no operator has to decide them. */
export const endCasesOf = async (db: Db, userId: string, decide: Decide, ending: Ending) => {
  for (const caseRow of await lockOpenCasesOf(db, userId)) {
    // Admitting a person never grants what a company has asked for.
    const decision = caseRow.kind === 'identity' ? 'withdrawn' : decide(caseRow);
    const round = await closeRound(db, caseRow, decision, ending);
    const isVerified = decision === 'verified';
    await updateCase(db, caseRow.id, { ...decidedCase(ending, round), state: isVerified ? 'verified' : 'rejected' });
    if (caseRow.kind === 'claim' && !isVerified) await updateCompany(db, caseRow.companyId, { state: 'rejected' });
  }
};

type Decide = (caseRow: Case) => 'verified' | 'rejected' | 'withdrawn';

/** Ends the cases of a person who leaves, and erases their personal data in the rounds. */
export const forgetApplicant = async (db: Db, userId: string, at: Date) => {
  await endCasesOf(db, userId, () => 'withdrawn', { by: null, at });
  await forgetPersonInRounds(db, userId);
};
