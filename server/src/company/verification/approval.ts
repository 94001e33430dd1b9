import type { Parsed, verificationContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findVerifiedCompany } from '../company.store.ts';
import { acceptIdentity } from '../identity/acceptance.ts';
import { notifyIdentityAccepted } from '../identity/notifications.ts';
import { numberColumns } from '../number-columns.ts';
import { isAboutAll } from './case.policy.ts';
import { type Case, lockOpenClaims, moveMember, updateCase, updateCompany } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { applicants, notifyPassedOn, notifyRejected, notifyVerified } from './notifications.ts';
import { closeRound, decidedCase, type Ending, passOn, reject } from './outcomes.ts';

type Others = Parsed<typeof verificationContract.verifyCase>['others'];

/** Grants what the case asks for. Returns a note for the audit log. */
export const verify = async (db: Db, deps: CaseDeps, caseRow: Case, ending: Ending, others: Others) => {
  const to = await applicants(db, caseRow);
  if (caseRow.kind !== 'claim' && others.length > 0) fail('company.claims_undecided');
  if (caseRow.kind === 'claim') await verifyClaim(db, deps, caseRow, ending, others);
  if (caseRow.kind === 'join')
    await moveMember(db, caseRow.submittedBy, { companyId: caseRow.companyId, role: 'viewer', state: 'active' });
  const accepted = caseRow.kind === 'identity' ? await acceptIdentity(db, deps, caseRow, ending.at) : undefined;
  const round = await closeRound(db, caseRow, 'verified', ending);
  await updateCase(db, caseRow.id, { ...decidedCase(ending, round), state: 'verified' });
  if (accepted) await notifyIdentityAccepted(db, deps, { to, change: accepted.change });
  else await notifyVerified(db, deps.notices, caseRow, to);
  return accepted?.note ?? '';
};

/** Gives the company its number and decides every other claim to it. */
const verifyClaim = async (db: Db, deps: CaseDeps, caseRow: Case, ending: Ending, others: Others) => {
  const { notices } = deps;
  if (await findVerifiedCompany(db, caseRow.companyNumber)) fail('company.number_taken');
  const rivals = await lockOpenClaims(db, caseRow.companyNumber, caseRow.id);
  if (!isAboutAll(rivals, others)) fail('company.claims_undecided');
  await updateCompany(db, caseRow.companyId, { state: 'verified', ...numberColumns(caseRow.companyNumber) });
  for (const rival of rivals) {
    const choice = others.find(({ id }) => id === rival.id);
    const recipients = await applicants(db, rival);
    const reason = choice?.reason ?? '';
    const end = { ...ending, note: reason };
    if (choice?.outcome === 'join') {
      await passOn(db, deps, rival, caseRow.companyId, end);
      await notifyPassedOn(db, notices, rival, recipients, caseRow.companyId, reason);
    } else {
      if (reason === '') fail('request.invalid', { 'others.reason': 'too_small' });
      await reject(db, rival, end);
      await notifyRejected(db, notices, rival, recipients, reason);
    }
  }
};
