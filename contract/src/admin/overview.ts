import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { SETUP_ITEMS } from './setup.ts';

export const overview = z.object({
  /** Verification cases that wait for an operator. */
  cases: z.object({ waiting: z.int(), oldestAt: moment.nullable() }),
  mails: z.object({ failed: z.int() }),
  companies: z.object({ total: z.int(), verified: z.int(), disabled: z.int() }),
  users: z.object({ total: z.int(), admins: z.int(), disabled: z.int() }),
  /** Setup items that no operator has set or declined. */
  setup: z.array(z.enum(SETUP_ITEMS)),
  /** Last actions of operators. */
  acts: z.array(z.object({ id: z.uuid(), at: moment, operation: z.string(), actorName: z.string() })),
});
export type Overview = z.infer<typeof overview>;

export const overviewContract = defineContract({
  getOverview: {
    summary: "Returns the figures for the portal team's start page and the team's latest actions.",
    method: 'GET',
    path: '/admin/overview',
    access: ['admin'],
    input: z.strictObject({}),
    output: overview,
    errors: [],
  },
});
