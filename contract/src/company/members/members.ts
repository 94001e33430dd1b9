import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText, text } from '../../kit/text.ts';

export const MEMBER_ROLES = ['owner', 'editor', 'viewer'] as const;
/** Roles for a new member. Only an existing member can become an owner. */
export const JOINING_ROLES = ['editor', 'viewer'] as const;
const SHOWN_STATES = ['active', 'disabled'] as const;
export const MEMBER_SORTS = ['name', 'since', 'lastSeen'] as const;

const SEARCH_MAX = 100;
export const REFUSAL_REASON_MAX = 500;

const role = z.enum(MEMBER_ROLES);
const joiningRole = z.enum(JOINING_ROLES);

export const member = z.object({
  /** Id of the person. */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(SHOWN_STATES),
  since: moment,
  lastSeenAt: moment.nullable(),
  isMe: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const joinRequest = z.object({ id: z.uuid(), name: z.string(), email: z.string(), since: moment });
export type JoinRequest = z.infer<typeof joinRequest>;

export const approveJoinRequestInput = z.strictObject({ id: z.uuid(), role: joiningRole });
export const refuseRequestInput = z.strictObject({ id: z.uuid(), reason: text(REFUSAL_REASON_MAX) });

const idInput = z.strictObject({ id: z.uuid() });
const done = z.object({});
const path = '/company/members';

/** Members of a company. Owners decide about them, and every member sees the others. */
export const membersContract = defineContract({
  listMembers: {
    summary: "Lists the members of the caller's company, by name unless sorted otherwise.",
    method: 'GET',
    path,
    access: ['supplier'],
    input: z.strictObject({
      ...pageInput,
      search: optionalText(SEARCH_MAX),
      role: role.optional(),
      state: z.enum(SHOWN_STATES).optional(),
      sort: z.enum(MEMBER_SORTS).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    output: z.object({ ...pageOf(member).shape, can: z.object({ manage: z.boolean() }) }),
    errors: [],
  },
  changeMemberRole: {
    summary: 'Changes the role of a member; the last owner stays an owner.',
    method: 'PATCH',
    path: `${path}/:id/role`,
    access: ['supplier'],
    asksPassword: true,
    input: z.strictObject({ id: z.uuid(), role }),
    output: done,
    changes: 'everything',
    errors: ['request.not_found', 'company.last_owner'],
  },
  disableMember: {
    summary: "Suspends a member and ends the member's sessions at once.",
    method: 'POST',
    path: `${path}/:id/disable`,
    access: ['supplier'],
    asksPassword: true,
    input: idInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found', 'company.last_owner'],
  },
  enableMember: {
    summary: "Restores a suspended member's access.",
    method: 'POST',
    path: `${path}/:id/enable`,
    access: ['supplier'],
    asksPassword: true,
    input: idInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found'],
  },
  removeMember: {
    summary: "Ends a membership; the person keeps the account and no longer sees the company's data.",
    method: 'DELETE',
    path: `${path}/:id`,
    access: ['supplier'],
    asksPassword: true,
    input: idInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found', 'company.last_owner'],
  },
  passOnOwnership: {
    summary: 'Makes another member the owner and the caller an editor, in one step.',
    method: 'POST',
    path: '/company/ownership',
    access: ['supplier'],
    asksPassword: true,
    input: idInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found'],
  },
  listJoinRequests: {
    summary: "Lists the requests to join the caller's company, the oldest first.",
    method: 'GET',
    path: '/company/requests',
    access: ['supplier'],
    input: z.strictObject({ ...pageInput }),
    output: pageOf(joinRequest),
    errors: [],
  },
  letIn: {
    summary: 'Approves a request to join, with a role.',
    method: 'POST',
    path: '/company/requests/:id/accept',
    access: ['supplier'],
    input: approveJoinRequestInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found'],
  },
  refuseRequest: {
    summary: 'Declines a request to join, and notifies the person of the reason.',
    method: 'POST',
    path: '/company/requests/:id/refuse',
    access: ['supplier'],
    input: refuseRequestInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found'],
  },
});
