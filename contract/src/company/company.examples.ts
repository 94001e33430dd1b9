import type { Examples } from '../kit/endpoint.ts';
import type { companyContract } from './company.ts';

const id = '019a8403-71c2-7d05-9a1e-2b7c4d5e6f70';
const personId = '019a8404-0b3d-7f16-8c2f-3c8d5e6f7a81';
const moment = '2026-11-15T01:02:03.4+00:00';
const done = { input: {}, output: {} };
const personExample = { input: { id: personId }, output: {} };

const profile = {
  name: '한빛정밀 주식회사',
  nameEnglish: 'Hanbit Precision Co., Ltd.',
  nameChinese: '韩光精密有限公司',
  nameJapanese: 'ハンビッ精密株式会社',
  representative: '김한빛',
  openedOn: '2004-03-02',
  country: 'KR',
  address: '울산광역시 북구 매곡산업로 21',
  addressEnglish: '21 Maegoksaneop-ro, Buk-gu, Ulsan',
  industry: '자동차 부품 도금',
  phone: '0521234567',
  email: 'contact@hanbit.example',
  website: 'https://hanbit.example',
  corporateNumber: '1101110123456',
  industryCode: '25922',
  duns: '123456789',
  gln: '9520123456788',
};

const company = {
  ...profile,
  id,
  businessNumber: '1248100998',
  state: 'verified',
  version: 8,
  memberId: personId,
  memberRole: 'owner',
  can: { edit: true, manage: true, invite: true, leave: false },
} as const;

const lee = { id: personId, name: '이하나', email: 'lee@hanbit.example', since: moment };

const current = {
  name: profile.name,
  nameEnglish: profile.nameEnglish,
  nameChinese: profile.nameChinese,
  nameJapanese: profile.nameJapanese,
  representative: profile.representative,
  country: profile.country,
  number: company.businessNumber,
};
const renamed = { ...current, name: '한빛테크 주식회사', nameEnglish: 'Hanbit Tech Co., Ltd.' };

export const ownCompanyExamples: Examples<typeof companyContract> = {
  getCompany: { input: {}, output: company },
  updateCompany: { input: { ...profile, version: 7 }, output: company },
  getIdentity: {
    input: {},
    output: {
      current,
      version: 8,
      request: {
        state: 'submitted',
        version: 1,
        isWithdrawn: false,
        submittedAt: moment,
        decidedAt: null,
        reason: '',
        corrections: [],
        change: { before: current, after: renamed },
      },
      formerNames: [
        { name: '한빛도금', nameEnglish: '', nameChinese: '', nameJapanese: '', until: '2025-03-02T01:02:03.4+00:00' },
      ],
      can: { request: false, withdraw: true },
    },
  },
  requestIdentityChange: { input: { ...renamed, version: 8 }, output: {} },
  withdrawIdentityChange: { input: { version: 1 }, output: {} },
  leaveCompany: done,
  getOwnRequest: { input: {}, output: { state: 'requested', businessNumber: '1248100998', since: moment } },
  withdrawRequest: done,
  claimCompany: { input: { business_number: '1248100998' }, output: {} },
  listMembers: {
    input: { page: 1, sort: 'name' },
    output: {
      rows: [{ ...lee, role: 'editor', state: 'active', lastSeenAt: moment, isMe: false }],
      total: 1,
      can: { manage: true },
    },
  },
  changeMemberRole: { input: { id: personId, role: 'viewer' }, output: {} },
  disableMember: personExample,
  enableMember: personExample,
  removeMember: personExample,
  passOnOwnership: personExample,
  listJoinRequests: { input: { page: 1 }, output: { rows: [lee], total: 1 } },
  letIn: { input: { id: personId, role: 'editor' }, output: {} },
  refuseRequest: { input: { id: personId, reason: '저희 직원이 아니에요.' }, output: {} },
  listInvitations: {
    input: { page: 1 },
    output: {
      rows: [
        {
          id,
          email: 'park@hanbit.example',
          role: 'viewer',
          state: 'sent',
          invitedBy: '김이음',
          sentAt: moment,
          endsAt: '2026-12-15T01:02:03.4+00:00',
          can: { resend: true, revoke: true, makeLink: true },
        },
      ],
      total: 1,
    },
  },
  inviteMember: { input: { email: 'park@hanbit.example', role: 'viewer' }, output: { id, isMailed: true } },
  resendInvitation: { input: { id }, output: { isMailed: true } },
  makeInvitationLink: { input: { id }, output: { url: 'https://ieum.example/invite/2nfQx…' } },
  revokeInvitation: { input: { id }, output: {} },
};
