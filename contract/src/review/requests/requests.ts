import { z } from 'zod';
import { flowPeriod } from '../../flow/period.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { day, moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { reviewPartner, reviewSubject } from '../record/declaration-views.ts';
import {
  DECLARATION_KINDS,
  DECLARATION_STATES,
  MESSAGE_MAX,
  PURPOSE_MAX,
  REQUEST_STATES,
  REQUESTS_AT_ONCE_MAX,
  REVIEW_NOTE_MAX,
  VALIDITY_MONTHS,
  VALIDITY_MONTHS_MAX,
} from '../record/fields.ts';
import { READY_FORMS } from '../record/form-fields.ts';

export const REQUEST_SORTS = ['dueOn', 'createdAt', 'partner'] as const;
const SEARCH_MAX = 100;
const text = z.string();
const reason = lines(REVIEW_NOTE_MAX).min(1);

/** A ready questionnaire by its name, or an own template, of which the newest version is sent. */
export const formChoice = z.union([z.enum(READY_FORMS), z.uuid()]);

export const reviewRequest = z.object({
  id: z.uuid(),
  /** Whether the caller's company asks. */
  isOurs: z.boolean(),
  state: z.enum(REQUEST_STATES),
  kind: z.enum(DECLARATION_KINDS),
  /** The other company. */
  partner: reviewPartner,
  subject: reviewSubject,
  purpose: text,
  message: text,
  dueOn: text,
  isOverdue: z.boolean(),
  validityMonths: z.int(),
  needsTwo: z.boolean(),
  createdAt: moment,
  remindedAt: moment.nullable(),
  /** Why it was declined or cancelled. */
  reason: text,
  /** What answers it; for the one who asks only once it was handed in. */
  declaration: z.object({ id: z.uuid(), state: z.enum(DECLARATION_STATES) }).nullable(),
  /** Of a request to us: how many of our own suppliers we have passed it on to, and how many of these have answered. */
  forwarded: z.object({ asked: z.int(), answered: z.int() }),
  /** Of our own: the request to us that it passes on. Nobody else learns of it. */
  forwardedFrom: z.uuid().nullable(),
  acts: z.array(z.enum(['start', 'decline', 'forward', 'cancel', 'remind', 'changeDue'])),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

const read = { method: 'GET', access: ['supplier'] } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const acting = ['request.not_found', 'review.request_closed', ...outside] as const;
const act = { method: 'POST', access: ['supplier'], output: reviewRequest } as const;

/** One company asks its direct suppliers for declarations. */
export const reviewRequestsContract = defineContract({
  listReviewRequests: {
    ...read,
    summary: 'Lists what the own company asks of its suppliers, or what its customers ask of it.',
    path: '/review/requests',
    input: z.strictObject({
      side: z.enum(['asked', 'received']),
      state: z.enum(['', ...REQUEST_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      due: z.enum(['', 'overdue', 'week']).default(''),
      /** Any part of the other company's name. */
      search: optionalText(SEARCH_MAX),
      /** Only those by which this one was passed on. */
      forwardedFrom: z.uuid().optional(),
      sort: z.enum(REQUEST_SORTS).default('dueOn'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(reviewRequest).shape, can: z.object({ ask: z.boolean() }) }),
    errors: [],
  },
  getReviewRequest: {
    ...read,
    summary: 'Gives one request of the own company, or to it.',
    path: '/review/requests/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: reviewRequest,
    errors: ['request.not_found'],
  },
  listReviewSuppliers: {
    ...read,
    summary: 'Lists the direct suppliers that can be asked, each with what it supplies.',
    path: '/review/suppliers',
    input: z.strictObject({ search: optionalText(SEARCH_MAX), ...pageInput }),
    output: pageOf(
      z.object({
        id: z.uuid(),
        name: text,
        nameEnglish: text,
        country: text,
        number: text,
        /** By confirmed links; `product` is the supplier's own name of it. */
        links: z.array(z.object({ id: z.uuid(), product: text, ownProduct: text })),
      }),
    ),
    errors: [],
  },
  askForDeclarations: {
    summary: 'Asks one or many direct suppliers for a declaration, all or none.',
    method: 'POST',
    path: '/review/requests',
    access: ['supplier'],
    input: z.strictObject({
      kind: z.enum(DECLARATION_KINDS),
      recipients: z
        .array(z.strictObject({ companyId: z.uuid(), linkId: z.uuid().nullable().default(null) }))
        .min(1)
        .max(REQUESTS_AT_ONCE_MAX),
      /** Of a questionnaire. */
      form: formChoice.nullable().default(null),
      /** Of flows: the first and the last month or quarter. */
      from: flowPeriod.nullable().default(null),
      to: flowPeriod.nullable().default(null),
      purpose: lines(PURPOSE_MAX).min(1),
      message: lines(MESSAGE_MAX).default(''),
      dueOn: day,
      validityMonths: z.int().min(1).max(VALIDITY_MONTHS_MAX).default(VALIDITY_MONTHS),
      /** Two people of the own company have to approve. */
      needsTwo: z.boolean().default(false),
      /** The request to the own company that is passed on. */
      forwardedFrom: z.uuid().nullable().default(null),
    }),
    output: z.object({ ids: z.array(z.uuid()) }),
    errors: [
      'request.not_found',
      'review.due_past',
      'review.not_supplier',
      'review.form_missing',
      'review.period_missing',
      'review.asked_already',
      'review.request_closed',
      ...outside,
    ],
  },
  declineReviewRequest: {
    ...act,
    summary: 'Declines a request to the own company, with the reason.',
    path: '/review/requests/:id/decline',
    input: z.strictObject({ id: z.uuid(), reason }),
    errors: acting,
  },
  cancelReviewRequest: {
    ...act,
    summary: 'Takes an own request back; what was begun for it stays with whoever began it.',
    path: '/review/requests/:id/cancel',
    input: z.strictObject({ id: z.uuid(), reason: lines(REVIEW_NOTE_MAX).default('') }),
    errors: acting,
  },
  remindReviewRequest: {
    ...act,
    summary: 'Reminds the supplier of an own request, once a day.',
    path: '/review/requests/:id/remind',
    input: z.strictObject({ id: z.uuid() }),
    errors: [...acting, 'review.reminded_today'],
  },
  changeReviewDue: {
    ...act,
    summary: 'Gives an own request another due date.',
    method: 'PUT',
    path: '/review/requests/:id/due',
    input: z.strictObject({ id: z.uuid(), dueOn: day }),
    errors: [...acting, 'review.due_past'],
  },
});

export const reviewRequestsErrors = {
  'review.due_past': 400,
  /** One of the companies is no direct supplier; `fields` names which, `recipients.3`. */
  'review.not_supplier': 409,
  'review.form_missing': 400,
  'review.period_missing': 400,
  /** The same is asked of one of them already and is not answered; `fields` names which. */
  'review.asked_already': 409,
  /** It was answered, declined or taken back meanwhile. */
  'review.request_closed': 409,
  'review.reminded_today': 409,
} as const;
