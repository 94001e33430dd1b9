import { z } from 'zod';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';

/** Everything in the product that can wait for somebody. */
export const TASK_KINDS = [
  'company.confirm',
  'company.correct',
  'company.join',
  'certificate.expired',
  'certificate.ending',
  'link.answer',
  'sight.answer',
  'invitation.failed',
  'flow.offer',
  'flow.mismatch',
  'request.answer',
  'declaration.change',
  'declaration.approve',
  'declaration.review',
  'declaration.renew',
  'action.do',
  'action.check',
  'case.decide',
  'mail.failed',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Of one kind no more are counted or listed: nobody works through them one by one. */
export const TASKS_MAX = 500;

/** Who waits: another company, a colleague or newcomer, or nobody but time. */
export const TASK_WAITERS = ['partner', 'colleague', 'time'] as const;

const task = z.object({
  kind: z.enum(TASK_KINDS),
  /** Of the record that its page shows. */
  id: z.uuid(),
  /**
   * What its words speak of, by name: `company`, `product`, `certificate`, `subject`, `period`, `person`; `kind` of a request, a
   * declaration or a case, and `state` of an invitation, are words of their own contracts.
   */
  about: z.record(z.string(), z.string()),
  waiter: z.enum(TASK_WAITERS),
  /** Until when; empty where nothing is said. */
  dueOn: z.string(),
  since: moment,
});
export type Task = z.infer<typeof task>;

/** The first steps of a new company, in their order. */
export const START_STEPS = ['verify', 'factory', 'certificate', 'product', 'invitation'] as const;
export type StartStep = (typeof START_STEPS)[number];

export const tasksContract = defineContract({
  listTasks: {
    summary: 'Lists all that waits for the caller across the product: first what another waits for, then by its day.',
    method: 'GET',
    path: '/tasks',
    access: ROLES,
    input: z.strictObject({
      kind: z.enum(TASK_KINDS).optional(),
      /** Only those whose day is past. */
      due: z.enum(['', 'overdue']).default(''),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(task).shape,
      /** How many of each kind, whatever is filtered; of very many of one kind, at most `TASKS_MAX` are counted. */
      counts: z.record(z.string(), z.int()),
    }),
    errors: [],
  },
  getStart: {
    summary: 'Says which of the first five steps a company has taken.',
    method: 'GET',
    path: '/start',
    access: ['supplier'],
    input: z.strictObject({}),
    output: z.object({
      /** `isWaiting`: all that the company can do about it is done, and somebody else decides. */
      steps: z.array(z.object({ step: z.enum(START_STEPS), isDone: z.boolean(), isWaiting: z.boolean() })),
      /** All are done; or a company has been here for long and has nobody to invite. */
      isOver: z.boolean(),
    }),
    errors: [],
  },
});
