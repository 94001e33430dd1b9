import { hasCheckDigit } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { isLastOwnerAmongOthers } from '../company.policy.ts';
import {
  findCertificate,
  findMembership,
  findVerifiedCompany,
  insertCase,
  insertCompany,
  lockColleagues,
  lockCompany,
  updateMemberState,
} from '../company.store.ts';
import { tellJoinRequested } from '../notifications.ts';
import { findOwnCase, lockNumber, updateCompany } from '../verification/case.store.ts';
import { putMember } from './member.store.ts';

type Joining = {
  userId: string;
  /** As its owners read it. */
  name: string;
  /** Ten digits, or what `numberAbroad` makes. */
  businessNumber: string;
  /** What is known of it already: its name, and abroad the scheme of its number. */
  company?: { name: string; registration_scheme: string } | undefined;
  at: Date;
  notices: Notices;
  keepCertificate: (companyId: string | null) => Promise<string>;
};

/**
 * A number that has a verified company leads to it: the newcomer asks to be let in, and its owners hear of it. Any other
 * number is a claim of its own, with its own company, which nobody else sees. Neither is told to the caller. Gives the case
 * that the operator decides.
 */
export const joinCompany = async (db: Db, joining: Joining) => {
  const { userId, name, businessNumber, company, at, notices, keepCertificate } = joining;
  // Whoever verifies a claim to this number decides all claims to it: none may come in meanwhile.
  await lockNumber(db, businessNumber);
  const verified = await findVerifiedCompany(db, businessNumber);
  const companyId = verified?.id ?? (await insertCompany(db, businessNumber)).id;
  if (company && !verified) await updateCompany(db, companyId, company);
  const since = at.toISOString();
  const member = verified
    ? ({ role: 'viewer', state: 'requested' } as const)
    : ({ role: 'owner', state: 'active' } as const);
  await putMember(db, { user_id: userId, company_id: companyId, since, ...member });
  const { id } = await insertCase(db, {
    kind: verified ? 'join' : 'claim',
    company_id: companyId,
    submitted_by: userId,
    business_number: businessNumber,
    has_check_digit: hasCheckDigit(businessNumber),
    // Of a wish to join, the company's members see nothing before it is granted, and the file not even then.
    document_id: await keepCertificate(verified ? null : companyId),
    submitted_at: since,
    own_company_id: verified ? null : companyId,
  });
  if (verified) await tellJoinRequested(db, notices, verified.id, name);
  return id;
};

/** What one's own account shows of the company. */
export const membershipOf = async (db: Db, userId: string) => {
  const member = await findMembership(db, userId);
  if (!member) return undefined;
  const one = await findOwnCase(db, userId);
  return { ...member, certificate: (await findCertificate(db, userId)) ?? null, verification: one?.state ?? null };
};

/** Of somebody whose account ends. Somebody has to be left who may let others in. */
export const leaveCompany = async (db: Db, userId: string) => {
  const member = await findMembership(db, userId);
  if (!member) return;
  await lockCompany(db, member.companyId);
  const colleagues = await lockColleagues(db, member.companyId);
  if (isLastOwnerAmongOthers(colleagues, userId)) fail('account.last_owner');
  await updateMemberState(db, userId, 'left');
};
