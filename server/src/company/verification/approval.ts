import type { Parsed, verificationContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findVerifiedCompany } from '../company.store.ts';
import { acceptIdentity } from '../identity/acceptance.ts';
import { tellIdentityAccepted } from '../identity/notifications.ts';
import { keptNumber } from '../registration-number.ts';
import { isAboutAll } from './case.policy.ts';
import { type Case, lockOpenClaims, moveMember, updateCase, updateCompany } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { applicants, tellPassedOn, tellRejected, tellVerified } from './notifications.ts';
import { closeRound, decidedCase, type Ending, passOn, reject } from './outcomes.ts';

type Others = Parsed<typeof verificationContract.verifyCase>['others'];

/** What was asked for holds. Returns a note for the audit log. */
export const verify = async (db: Db, deps: CaseDeps, one: Case, ending: Ending, others: Others) => {
  const to = await applicants(db, one);
  if (one.kind !== 'claim' && others.length > 0) fail('company.claims_undecided');
  if (one.kind === 'claim') await verifyClaim(db, deps, one, ending, others);
  if (one.kind === 'join')
    await moveMember(db, one.submittedBy, { companyId: one.companyId, role: 'viewer', state: 'active' });
  const accepted = one.kind === 'identity' ? await acceptIdentity(db, deps, one, ending.at) : undefined;
  const round = await closeRound(db, one, 'verified', ending);
  await updateCase(db, one.id, { ...decidedCase(ending, round), state: 'verified' });
  if (accepted) await tellIdentityAccepted(db, deps, { to, change: accepted.change });
  else await tellVerified(db, deps.notices, one, to);
  return accepted?.note ?? '';
};

/** The company has its number, and every other claim to it is decided. */
const verifyClaim = async (db: Db, deps: CaseDeps, one: Case, ending: Ending, others: Others) => {
  const { notices } = deps;
  if (await findVerifiedCompany(db, one.businessNumber)) fail('company.number_taken');
  const rivals = await lockOpenClaims(db, one.businessNumber, one.id);
  if (!isAboutAll(rivals, others)) fail('company.claims_undecided');
  await updateCompany(db, one.companyId, { state: 'verified', ...keptNumber(one.businessNumber) });
  for (const rival of rivals) {
    const choice = others.find(({ id }) => id === rival.id);
    const told = await applicants(db, rival);
    const reason = choice?.reason ?? '';
    const end = { ...ending, note: reason };
    if (choice?.outcome === 'join') {
      await passOn(db, deps, rival, one.companyId, end);
      await tellPassedOn(db, notices, rival, told, one.companyId, reason);
    } else {
      if (reason === '') fail('request.invalid', { 'others.reason': 'too_small' });
      await reject(db, rival, end);
      await tellRejected(db, notices, rival, told, reason);
    }
  }
};
