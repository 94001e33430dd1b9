import { type CompanyNumber, isChecked, writeCompanyNumber } from '@ieum/contract';
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
import { notifyJoinRequested } from '../notifications.ts';
import { findOwnCase, lockNumber, updateCompany } from '../verification/case.store.ts';
import { putMember } from './member.store.ts';

type Joining = {
  userId: string;
  /** Name of the person, as the company's owners read it. */
  name: string;
  companyNumber: CompanyNumber;
  /** Known data of the company: its name, and abroad the scheme of its number. */
  company?: { name: string; registration_scheme: string } | undefined;
  at: Date;
  notices: Notices;
  keepCertificate: (companyId: string | null) => Promise<string>;
};

/**
 * Leads a number that has a verified company to it: the newcomer asks to join, and the owners are notified. Any other
 * number becomes a separate claim with its own company, which nobody else sees. The caller does not learn which of the
 * two it was. Returns the case that the operator decides.
 */
export const joinCompany = async (db: Db, joining: Joining) => {
  const { userId, name, companyNumber, company, at, notices, keepCertificate } = joining;
  // An operator decides all claims to a number together: no new one may come in meanwhile.
  await lockNumber(db, companyNumber);
  const verified = await findVerifiedCompany(db, companyNumber);
  const companyId = verified?.id ?? (await insertCompany(db, companyNumber)).id;
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
    business_number: writeCompanyNumber(companyNumber),
    has_check_digit: isChecked(companyNumber),
    // The company's members see nothing of a request to join before it is granted, and its file not even then.
    document_id: await keepCertificate(verified ? null : companyId),
    submitted_at: since,
    own_company_id: verified ? null : companyId,
  });
  if (verified) await notifyJoinRequested(db, notices, verified.id, name);
  return id;
};

/** Returns what a person's own account shows of the company. */
export const membershipOf = async (db: Db, userId: string) => {
  const member = await findMembership(db, userId);
  if (!member) return undefined;
  const ownCase = await findOwnCase(db, userId);
  return { ...member, certificate: (await findCertificate(db, userId)) ?? null, verification: ownCase?.state ?? null };
};

/** Ends the membership of a person whose account ends. An owner must remain who can admit others. */
export const leaveCompany = async (db: Db, userId: string) => {
  const member = await findMembership(db, userId);
  if (!member) return;
  await lockCompany(db, member.companyId);
  const colleagues = await lockColleagues(db, member.companyId);
  if (isLastOwnerAmongOthers(colleagues, userId)) fail('account.last_owner');
  await updateMemberState(db, userId, 'left');
};
