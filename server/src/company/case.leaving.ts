import type { Db } from '../kit/db.ts';
import { closeRound, decidedCase } from './case.closing.ts';
import { lockOpenCasesOf, updateCase, updateCompany } from './case.store.ts';
import { forgetPersonInRounds } from './case-round.store.ts';

/** Nobody waits for an answer any more: the case ends, and what the person had told of themselves goes. */
export const forgetApplicant = async (db: Db, userId: string, at: Date) => {
  for (const one of await lockOpenCasesOf(db, userId)) {
    const ending = { by: null, at };
    const round = await closeRound(db, one, 'withdrawn', ending);
    await updateCase(db, one.id, { ...decidedCase(ending, round), state: 'rejected' });
    if (one.kind === 'claim') await updateCompany(db, one.companyId, { state: 'rejected' });
  }
  await forgetPersonInRounds(db, userId);
};
