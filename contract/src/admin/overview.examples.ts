import type { Examples } from '../kit/endpoint.ts';
import type { overviewContract } from './overview.ts';

const id = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const at = '2026-11-15T01:02:03+00:00';

export const overviewExamples: Examples<typeof overviewContract> = {
  getOverview: {
    input: {},
    output: {
      cases: { waiting: 4, oldestAt: at },
      mails: { failed: 1 },
      companies: { total: 320, verified: 290, disabled: 2 },
      users: { total: 1204, admins: 3, disabled: 5 },
      setup: ['mail'],
      acts: [{ id, at, operation: 'disableUser', actorName: '박운영' }],
    },
  },
};
