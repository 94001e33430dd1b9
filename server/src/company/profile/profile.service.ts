import { type Company, type companyContract, NAME_FIELDS, type Parsed } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers, MemberRole } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Sealing } from '../../kit/security/sealing.ts';
import { inviteObstacle, mayEdit, mayLeave, mayManage } from '../company.policy.ts';
import {
  type CompanyRow,
  findCompany,
  lockColleagues,
  lockCompany,
  updateCompanyAt,
  updateMemberState,
} from '../company.store.ts';
import type { CompanyDeps } from '../dependencies.ts';
import { findMemberStatus } from '../members/member.store.ts';
import { outdateCases } from '../verification/case.store.ts';
import { endCasesOf } from '../verification/withdrawal.ts';

type Profile = Pick<Handlers<typeof companyContract>, 'getCompany' | 'updateCompany' | 'leaveCompany'>;
type Member = { id: string; companyId: string; memberRole: MemberRole };

export const createProfile = ({ sealing }: CompanyDeps): Profile => {
  const present = async (db: Db, actor: Member, row: CompanyRow): Promise<Company> => {
    const { memberRole } = actor;
    const { businessNumber, openedOn, corporateNumberSealed, ...rest } = row;
    const { isEmailConfirmed, others, otherOwners } = await findMemberStatus(db, actor.companyId, actor.id);
    const isVerified = row.state === 'verified';
    const isManager = mayManage(memberRole);
    return {
      ...rest,
      businessNumber: businessNumber ?? '',
      openedOn: openedOn ?? '',
      corporateNumber: shownNumber(sealing, row, memberRole),
      memberId: actor.id,
      memberRole,
      can: {
        edit: mayEdit(memberRole),
        manage: isManager,
        invite: isManager && inviteObstacle({ isVerified, isEmailConfirmed }) === undefined,
        leave: memberRole !== 'owner' || otherOwners > 0 || (others === 0 && !isVerified),
      },
    };
  };

  return {
    async getCompany({ db, actor }) {
      const row = (await findCompany(db, actor.companyId)) ?? fail('session.required');
      return present(db, actor, row);
    },

    async updateCompany({ db, actor, clock }, { version, ...profile }) {
      if (!mayEdit(actor.memberRole)) fail('access.denied');
      if (profile.openedOn > todayInSeoul(clock())) fail('request.invalid', { openedOn: 'future' });
      await refuseOtherIdentity(db, actor.companyId, version, profile);
      const change = rowOf(profile, sealing.seal(profile.corporateNumber, actor.companyId));
      const row = await updateCompanyAt(db, actor.companyId, version, change);
      return present(db, actor, row ?? fail('company.changed_meanwhile'));
    },

    async leaveCompany({ db, actor, clock }) {
      const { state } = (await lockCompany(db, actor.companyId)) ?? fail('session.required');
      const colleagues = await lockColleagues(db, actor.companyId);
      if (!mayLeave(colleagues, actor.id, state === 'verified')) fail('company.last_owner');
      await updateMemberState(db, actor.id, 'left');
      // A claim whose applicant has left is not reviewed.
      await endCasesOf(db, actor.id, () => 'withdrawn', { by: actor.id, at: clock() });
      return {};
    },
  };
};

/** Masks the number for viewers: it could be mistaken for a person's number, and they do not need it. */
const shownNumber = (sealing: Sealing, { id, corporateNumberSealed }: CompanyRow, role: MemberRole) => {
  const number = sealing.open(corporateNumberSealed, id);
  return mayEdit(role) ? number : number.replace(/\d{7}$/, '*******');
};

type Profiled = Omit<Parsed<typeof companyContract.updateCompany>, 'version'>;

/**
 * Refuses another identity for a verified company: an operator decides on it, so that nobody takes the name of another
 * company. Before the verification, a change outdates the open cases, so that the operator has to look again.
 */
const refuseOtherIdentity = async (db: Db, companyId: string, version: number, profile: Profiled) => {
  const before = (await findCompany(db, companyId)) ?? fail('session.required');
  // Locks cases before companies, as an operator's decision does.
  if (before.state !== 'verified' && changedIn(before, profile).length > 0) await outdateCases(db, companyId);
  const known = (await lockCompany(db, companyId)) ?? fail('session.required');
  if (known.version !== version) fail('company.changed_meanwhile');
  const fields = changedIn(known, profile);
  if (known.state !== 'verified' || fields.length === 0) return;
  fail('company.identity_fixed', Object.fromEntries(fields.map((field) => [field, 'fixed'])));
};

const changedIn = (known: CompanyRow, profile: Profiled) =>
  FIXED.filter((field) => profile[field] !== undefined && profile[field] !== known[field]);

const FIXED = [...NAME_FIELDS, 'representative', 'country'] as const;

const rowOf = ({ openedOn, ...profile }: Profiled, sealed: string) => ({
  name: profile.name,
  name_english: profile.nameEnglish,
  name_chinese: profile.nameChinese,
  name_japanese: profile.nameJapanese,
  representative: profile.representative,
  opened_on: openedOn === '' ? null : openedOn,
  country: profile.country,
  address: profile.address,
  address_english: profile.addressEnglish,
  industry: profile.industry,
  phone: profile.phone,
  email: profile.email,
  website: profile.website,
  corporate_number_sealed: sealed,
  industry_code: profile.industryCode,
  duns: profile.duns,
  gln: profile.gln,
});
