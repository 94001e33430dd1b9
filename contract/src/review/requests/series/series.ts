import { z } from 'zod';
import { flowPeriod } from '../../../flow/period.ts';
import { defineContract } from '../../../kit/endpoint.ts';
import { day, moment } from '../../../kit/moment.ts';
import { pageInput, pageOf } from '../../../kit/page.ts';
import { lines, optionalText } from '../../../kit/text.ts';
import { REVIEW_READS } from '../../reads.ts';
import {
  DECLARATION_KINDS,
  MESSAGE_MAX,
  PURPOSE_MAX,
  REQUESTS_AT_ONCE_MAX,
  VALIDITY_MONTHS,
  VALIDITY_MONTHS_MAX,
  version,
} from '../../record/fields.ts';
import { formChoice } from '../../record/form-fields.ts';
import { shownWords } from '../../record/form-views.ts';
import { SERIES_EVERY } from './periods.ts';
import { SERIES_CELLS, seriesPeriodFigures, seriesSupplier } from './series-answers.ts';

export const SERIES_STATES = ['active', 'paused', 'ended'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];
/** Limit per company of series that are not ended. */
export const SERIES_MAX = 50;
/** Limit of the days that suppliers have to answer. */
export const ANSWER_DAYS_MAX = 180;
/** A series begins at most this many periods ahead, and ends at most as many after its first. */
export const SERIES_PERIODS_MAX = 120;
/** Number of dates that are shown ahead. */
export const SERIES_DATES = 6;
/** Number of periods that are shown at once, newest first. */
export const SERIES_COLUMNS = 8;
const SEARCH_MAX = 100;
const SKIP_MAX = 10_000;
const text = z.string();

/** What the own company does with a series, for its history. */
export const SERIES_EVENTS = [
  'started',
  'changed',
  'paused',
  'resumed',
  'ended',
  'skipped',
  'unskipped',
  'sent',
  'stopped',
] as const;

const head = {
  id: z.uuid(),
  state: z.enum(SERIES_STATES),
  kind: z.enum(DECLARATION_KINDS),
  every: z.enum(SERIES_EVERY),
  /** Set for a questionnaire: its choice and the name of its newest version. */
  form: z.object({ choice: formChoice, words: shownWords }).nullable(),
  purpose: text,
  suppliers: z.int(),
  firstPeriod: text,
  /** Empty without an end. */
  lastPeriod: text,
  /** The next period and the day on which its requests are sent; null unless active. */
  next: z.object({ period: text, sendOn: day }).nullable(),
  /** The period that was sent last. */
  last: seriesPeriodFigures.nullable(),
};

export const listedSeries = z.object(head);
export type ListedSeries = z.infer<typeof listedSeries>;

export const reviewSeries = z.object({
  ...head,
  version: z.int(),
  message: text,
  answerDays: z.int(),
  validityMonths: z.int(),
  needsTwo: z.boolean(),
  createdAt: moment,
  createdBy: text,
  /** The next dates; of a paused series, those that would follow if it were resumed today. */
  dates: z.array(z.object({ period: text, sendOn: day, dueOn: day, isSkipped: z.boolean() })),
  /** The companies that are asked, by name. `isSupplier` is false for a company whose link has ended. */
  members: z.array(seriesSupplier),
  /** Newest first. `by` is empty for what the portal did. */
  events: z.array(
    z.object({ kind: z.enum(SERIES_EVENTS), at: moment, by: text, period: text, added: z.int(), removed: z.int() }),
  ),
  acts: z.array(z.enum(['edit', 'pause', 'resume', 'end', 'skip', 'remind'])),
});
export type ReviewSeries = z.infer<typeof reviewSeries>;

const plan = {
  recipients: z.array(z.uuid()).min(1).max(REQUESTS_AT_ONCE_MAX),
  lastPeriod: flowPeriod.nullable().default(null),
  answerDays: z.int().min(1).max(ANSWER_DAYS_MAX),
  purpose: lines(PURPOSE_MAX).min(1),
  message: lines(MESSAGE_MAX).default(''),
  validityMonths: z.int().min(1).max(VALIDITY_MONTHS_MAX).default(VALIDITY_MONTHS),
  /** True if two people of the own company have to approve. */
  needsTwo: z.boolean().default(false),
};
const read = { method: 'GET', access: ['supplier'] } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const acting = ['request.not_found', 'review.series_changed', 'review.series_closed', ...outside] as const;
const act = { method: 'POST', access: ['supplier'], output: reviewSeries, changes: REVIEW_READS } as const;
const idAndVersion = { id: z.uuid(), version };

/** Recurring requests of a company to its direct suppliers. */
export const reviewSeriesContract = defineContract({
  listReviewSeries: {
    ...read,
    summary: "Lists the recurring requests of the caller's company, the next to be sent first.",
    path: '/review/series',
    input: z.strictObject({
      state: z.enum(['', ...SERIES_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      /** Any part of the purpose or of a supplier's name. */
      search: optionalText(SEARCH_MAX),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(listedSeries).shape, can: z.object({ ask: z.boolean() }) }),
    errors: [],
  },
  getReviewSeries: {
    ...read,
    summary: "Returns one recurring request of the caller's company, with its next dates and its history.",
    path: '/review/series/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: reviewSeries,
    errors: ['request.not_found'],
  },
  getSeriesAnswers: {
    ...read,
    summary: 'Returns what came back for a recurring request: suppliers by periods, with totals.',
    path: '/review/series/:id/answers',
    input: z.strictObject({
      id: z.uuid(),
      /** Number of newer periods that are left out. */
      skip: z.coerce.number<number>().int().min(0).max(SKIP_MAX).default(0),
      ...pageInput,
    }),
    output: z.object({
      /** Periods, newest first, at most `SERIES_COLUMNS`. */
      periods: z.array(seriesPeriodFigures),
      hasEarlier: z.boolean(),
      ...pageOf(
        z.object({
          supplier: seriesSupplier,
          /** False for a supplier that was removed from the series. */
          isMember: z.boolean(),
          /** Requests of all periods that are open. */
          open: z.int(),
          /** One per period, in their order. */
          cells: z.array(
            z.object({
              state: z.enum(SERIES_CELLS),
              requestId: z.uuid().nullable(),
              declarationId: z.uuid().nullable(),
            }),
          ),
        }),
      ).shape,
    }),
    errors: ['request.not_found'],
  },
  startReviewSeries: {
    ...act,
    summary: 'Starts a recurring request, and sends the requests at once if its first period has ended already.',
    path: '/review/series',
    input: z.strictObject({
      ...plan,
      kind: z.enum(DECLARATION_KINDS),
      every: z.enum(SERIES_EVERY),
      /** Set for a questionnaire. */
      form: formChoice.nullable().default(null),
      /** First month or quarter of the first period. */
      firstPeriod: flowPeriod,
    }),
    errors: ['review.not_supplier', 'review.form_missing', 'review.series_period', 'review.series_full', ...outside],
  },
  updateReviewSeries: {
    ...act,
    summary: 'Changes what later requests of a series ask, until when, and of whom; sent requests stay as they are.',
    method: 'PUT',
    path: '/review/series/:id',
    input: z.strictObject({ ...idAndVersion, ...plan }),
    errors: [...acting, 'review.not_supplier', 'review.series_period'],
  },
  pauseReviewSeries: {
    ...act,
    summary: 'Pauses a recurring request; sent requests stay open.',
    path: '/review/series/:id/pause',
    input: z.strictObject(idAndVersion),
    errors: acting,
  },
  resumeReviewSeries: {
    ...act,
    summary: 'Resumes a paused recurring request, and sends only the last of the periods that have ended meanwhile.',
    path: '/review/series/:id/resume',
    input: z.strictObject(idAndVersion),
    errors: [...acting, 'review.form_missing'],
  },
  endReviewSeries: {
    ...act,
    summary: 'Ends a recurring request for good; sent requests stay open.',
    path: '/review/series/:id/end',
    input: z.strictObject(idAndVersion),
    errors: acting,
  },
  skipSeriesPeriod: {
    ...act,
    summary: 'Leaves out one of the next periods, or takes it back.',
    method: 'PUT',
    path: '/review/series/:id/skipped',
    input: z.strictObject({ ...idAndVersion, period: flowPeriod, isSkipped: z.boolean() }),
    errors: [...acting, 'review.series_period'],
  },
  remindSeries: {
    summary: 'Reminds the suppliers that have not answered a period, each at most once a day.',
    method: 'POST',
    path: '/review/series/:id/remind',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), period: flowPeriod }),
    output: z.object({ reminded: z.int() }),
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.reminded_today', ...outside],
  },
});

export const reviewSeriesErrors = {
  /** A colleague has changed the series meanwhile. */
  'review.series_changed': 409,
  /** The series has ended, or is in a state that does not allow this. */
  'review.series_closed': 409,
  /** `fields` names the period: `firstPeriod`, `lastPeriod` or `period`. */
  'review.series_period': 400,
  'review.series_full': 409,
} as const;
