import { z } from 'zod';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';

/** Every kind of task in the product. */
export const TASK_KINDS = [
  'company.confirm',
  'company.correct',
  'company.join',
  'certificate.expired',
  'certificate.ending',
  'link.answer',
  'disclosure.answer',
  'invitation.failed',
  'flow.offer',
  'flow.mismatch',
  'flow.enter',
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

/** Limit per kind for counts and lists: nobody works through more of them one by one. */
export const TASKS_MAX = 500;

/** Who waits for the task: another company, a colleague or newcomer, or nobody, when only a date matters. */
export const TASK_WAITERS = ['partner', 'colleague', 'time'] as const;

const task = z.object({
  kind: z.enum(TASK_KINDS),
  /** Id of the record that the task's page shows. */
  id: z.uuid(),
  /**
   * Values for the task's words, by name: `company`, `product`, `certificate`, `subject`, `period`, `count`, `person`. The
   * contracts of the records define `kind` of a request, a declaration or a case, and `state` of an invitation.
   */
  about: z.record(z.string(), z.string()),
  waiter: z.enum(TASK_WAITERS),
  /** Due day; empty without one. */
  dueOn: z.string(),
  since: moment,
});
export type Task = z.infer<typeof task>;

/** First steps of a new company, in order. */
export const START_STEPS = ['verify', 'factory', 'certificate', 'product', 'invitation'] as const;
export type StartStep = (typeof START_STEPS)[number];

export const tasksContract = defineContract({
  listTasks: {
    summary: "Lists the caller's tasks: first those that others wait for, then by due date.",
    method: 'GET',
    path: '/tasks',
    access: ROLES,
    input: z.strictObject({
      kind: z.enum(TASK_KINDS).optional(),
      /** `overdue`: only tasks whose day has passed. */
      due: z.enum(['', 'overdue']).default(''),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(task).shape,
      /** Number of tasks per kind, whatever the filter, at most `TASKS_MAX` per kind. */
      counts: z.record(z.string(), z.int()),
    }),
    errors: [],
  },
  getStart: {
    summary: "Returns which of the five first steps the caller's company has done.",
    method: 'GET',
    path: '/start',
    access: ['supplier'],
    input: z.strictObject({}),
    output: z.object({
      /** `isWaiting`: the company has done its part, and somebody else has to decide. */
      steps: z.array(z.object({ step: z.enum(START_STEPS), isDone: z.boolean(), isWaiting: z.boolean() })),
      /** True once all steps are done, or when a company has been here for long and has nobody to invite. */
      isOver: z.boolean(),
    }),
    errors: [],
  },
});
