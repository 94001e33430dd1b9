import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { flowPeriod } from '../../flow/period.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { day, moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { REVIEW_READS } from '../reads.ts';
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
import { formChoice } from '../record/form-fields.ts';
import { SERIES_EVERY } from './series/periods.ts';

export const REQUEST_SORTS = ['dueOn', 'createdAt', 'partner'] as const;
const SEARCH_MAX = 100;
const text = z.string();
const reason = lines(REVIEW_NOTE_MAX).min(1);

export const reviewRequest = z.object({
  id: z.uuid(),
  /** True if the caller's company asks. */
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
  /** Reason for declining or cancelling. */
  reason: text,
  /** Declaration that answers the request; the asking side sees it only after its submission. */
  declaration: z.object({ id: z.uuid(), state: z.enum(DECLARATION_STATES), round: z.int() }).nullable(),
  /** Number of own suppliers to whom a received request was forwarded, and number of their answers. */
  forwarded: z.object({ asked: z.int(), answered: z.int() }),
  /** How often it is sent, if it recurs. */
  every: z.enum(SERIES_EVERY).nullable(),
  /** The own series that sent it. */
  seriesId: z.uuid().nullable(),
  /** Received request that an own request forwards. No other company learns of it. */
  forwardedFrom: z.uuid().nullable(),
  acts: z.array(z.enum(['start', 'decline', 'forward', 'cancel', 'remind', 'changeDue'])),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

const read = { method: 'GET', access: ['supplier'] } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const acting = ['request.not_found', 'review.request_closed', ...outside] as const;
const act = { method: 'POST', access: ['supplier'], output: reviewRequest } as const;

/** Requests of a company to its direct suppliers for declarations. */
export const reviewRequestsContract = defineContract({
  listReviewRequests: {
    ...read,
    summary: "Lists the requests of the caller's company to its suppliers, or the requests of its customers to it.",
    path: '/review/requests',
    input: z.strictObject({
      side: z.enum(['asked', 'received']),
      state: z.enum(['', ...REQUEST_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      due: z.enum(['', 'overdue', 'week']).default(''),
      /** Any part of the other company's name. */
      search: optionalText(SEARCH_MAX),
      /** Only requests that forward this one. */
      forwardedFrom: z.uuid().optional(),
      /** Only requests for the supply map of this own product, or of a product that is bought for it. */
      productId: z.uuid().optional(),
      sort: z.enum(REQUEST_SORTS).default('dueOn'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(reviewRequest).shape, can: z.object({ ask: z.boolean() }) }),
    errors: [],
  },
  getReviewRequest: {
    ...read,
    summary: "Returns one request from or to the caller's company.",
    path: '/review/requests/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: reviewRequest,
    errors: ['request.not_found'],
  },
  listReviewSuppliers: {
    ...read,
    summary:
      'Lists the direct suppliers that the caller can ask for a declaration, each with the products that it supplies.',
    path: '/review/suppliers',
    input: z.strictObject({ search: optionalText(SEARCH_MAX), ...pageInput }),
    output: pageOf(
      z.object({
        id: z.uuid(),
        ...companyNames,
        country: text,
        number: text,
        /** Confirmed links; `product` is the supplier's own name for it. */
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
      /** Set for a questionnaire. */
      form: formChoice.nullable().default(null),
      /** First and last month or quarter of flows. */
      from: flowPeriod.nullable().default(null),
      to: flowPeriod.nullable().default(null),
      purpose: lines(PURPOSE_MAX).min(1),
      message: lines(MESSAGE_MAX).default(''),
      dueOn: day,
      validityMonths: z.int().min(1).max(VALIDITY_MONTHS_MAX).default(VALIDITY_MONTHS),
      /** True if two people of the own company have to approve. */
      needsTwo: z.boolean().default(false),
      /** The received request that this one forwards. */
      forwardedFrom: z.uuid().nullable().default(null),
    }),
    output: z.object({ ids: z.array(z.uuid()) }),
    changes: REVIEW_READS,
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
    summary: "Declines a request to the caller's company, with a reason.",
    path: '/review/requests/:id/decline',
    input: z.strictObject({ id: z.uuid(), reason }),
    changes: REVIEW_READS,
    errors: acting,
  },
  cancelReviewRequest: {
    ...act,
    summary: "Cancels a request of the caller's company; the supplier keeps the draft that it has started.",
    path: '/review/requests/:id/cancel',
    input: z.strictObject({ id: z.uuid(), reason: lines(REVIEW_NOTE_MAX).default('') }),
    changes: REVIEW_READS,
    errors: acting,
  },
  remindReviewRequest: {
    ...act,
    summary: "Reminds the supplier of a request of the caller's company, once a day.",
    path: '/review/requests/:id/remind',
    input: z.strictObject({ id: z.uuid() }),
    changes: REVIEW_READS,
    errors: [...acting, 'review.reminded_today'],
  },
  changeReviewDue: {
    ...act,
    summary: "Changes the due date of a request of the caller's company.",
    method: 'PUT',
    path: '/review/requests/:id/due',
    input: z.strictObject({ id: z.uuid(), dueOn: day }),
    changes: REVIEW_READS,
    errors: [...acting, 'review.due_past'],
  },
});

export const reviewRequestsErrors = {
  'review.due_past': 400,
  /** One of the companies is no direct supplier; `fields` names it: `recipients.3`. */
  'review.not_supplier': 409,
  'review.form_missing': 400,
  'review.period_missing': 400,
  /** One of the suppliers has not answered the same request yet; `fields` names it. */
  'review.asked_already': 409,
  /** The request was answered, declined or cancelled meanwhile. */
  'review.request_closed': 409,
  'review.reminded_today': 409,
} as const;
