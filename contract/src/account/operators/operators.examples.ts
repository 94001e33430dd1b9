import { namedOnly } from '../../company/names.ts';
import type { Examples } from '../../kit/endpoint.ts';
import type { adminInviteLinkContract } from './admin-invite.ts';
import type { operatorSettingsContract } from './settings.ts';
import type { adminInvitesContract, operatorUsersContract } from './users.ts';

const id = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const companyId = '019a8402-1111-7c1d-9a2b-3c4d5e6f7a8b';
const sessionId = '019a8402-2222-7c1d-9a2b-3c4d5e6f7a8b';
const at = '2026-11-15T01:02:03+00:00';
/** The last part of the address in a mail's link. */
const token = 'Hn3kW9xQ1sYv6bJtM4cRfKmPzEgUaIo1S5D9GkHlXyZ';

const row = {
  id,
  name: '김이음',
  email: 'kim@hanbit.example',
  phone: '01012345678',
  role: 'supplier',
  state: 'active',
  isEmailConfirmed: true,
  isLocked: false,
  createdAt: at,
  company: { companyId, ...namedOnly('한빛정밀'), businessNumber: '1248100998', role: 'owner', state: 'active' },
} as const;
const session = {
  id: sessionId,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0',
  address: '203.0.113.7',
  startedAt: at,
  lastSeenAt: at,
  isCurrent: false,
};
const limit = { name: 'signUp', scope: 'network', windowS: 3600, standard: 10, max: 20 } as const;

const usersExamples: Examples<typeof operatorUsersContract> = {
  listUsers: {
    input: { page: 1, size: 20, q: '김이', role: 'supplier', state: 'active', isConfirmed: 'yes', sort: 'newest' },
    output: { rows: [row], total: 1 },
  },
  inspectUser: {
    input: { id },
    output: {
      ...row,
      language: 'kr',
      isSelf: false,
      sessions: [session],
      consents: [{ item: 'service', isGranted: true, version: '2026-11-15', at }],
      acts: [{ id: sessionId, at, operation: 'signIn', actorName: '김이음', address: '203.0.113.7' }],
      can: {
        disable: true,
        enable: false,
        reset: true,
        confirmEmail: false,
        makeAdmin: false,
        removeAdmin: false,
        endSessions: true,
        showLinks: [],
      },
    },
  },
  disableUser: { input: { id }, output: {} },
  enableUser: { input: { id }, output: {} },
  endUserSession: { input: { id, sessionId }, output: {} },
  endUserSessions: { input: { id }, output: {} },
  endCompanySessions: { input: { id: companyId }, output: { people: 3 } },
  startReset: { input: { id }, output: {} },
  showLink: {
    input: { id, link: 'reset', reason: '전화로 본인을 확인했어요' },
    output: { url: 'https://ieum.example/auth/reset/2nfQx…', endsAt: '2026-11-15T01:32:03.4+00:00' },
  },
  askConfirmation: { input: { id }, output: {} },
  makeAdmin: { input: { id }, output: {} },
  removeAdmin: { input: { id }, output: {} },
};

const invitesExamples: Examples<typeof adminInvitesContract> = {
  listAdminInvites: { input: {}, output: { rows: [{ id, email: 'park@ieum.example', endsAt: at }] } },
  inviteAdmin: { input: { email: 'park@ieum.example' }, output: { isMailed: true } },
  revokeAdminInvite: { input: { id }, output: {} },
};

const settingsExamples: Examples<typeof operatorSettingsContract> = {
  listTerms: { input: {}, output: { rows: [{ version: '2026-11-15', state: 'current', agreed: 1204 }] } },
  listLimits: { input: {}, output: { factor: 1, rows: [limit] } },
  setLimit: { input: { name: 'signUp', scope: 'network', windowS: 3600, max: 20 }, output: limit },
};

const doorExamples: Examples<typeof adminInviteLinkContract> = {
  checkAdminInvite: { input: { token }, output: { email: 'park@ieum.example' } },
  acceptAdminInvite: { input: { token, name: '박운영', password: 'seven ships at noon' }, output: {} },
};

export const operatorExamples = { ...usersExamples, ...invitesExamples, ...settingsExamples, ...doorExamples };
