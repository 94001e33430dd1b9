import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { REVIEW_READS } from '../reads.ts';
import { version } from '../record/fields.ts';
import { formChoice, formDraft, formWords } from '../record/form-fields.ts';
import { shownForm, shownWords } from '../record/form-views.ts';

const text = z.string();
export const TEMPLATES_MAX = 200;

export const listedTemplate = z.object({
  /** Name of a ready questionnaire, or id of an own one. */
  id: text,
  isReady: z.boolean(),
  name: shownWords,
  description: text,
  state: z.enum(['draft', 'published', 'retired']),
  /** Newest published version; 0 without one. */
  formVersion: z.int(),
  /** True if the draft differs from the version that was published last. */
  hasChanges: z.boolean(),
  questions: z.int(),
  updatedAt: moment.nullable(),
});
export type ListedTemplate = z.infer<typeof listedTemplate>;

export const reviewTemplate = z.object({
  ...listedTemplate.shape,
  version: z.int(),
  content: shownForm,
  /** Published versions, newest first. */
  versions: z.array(z.object({ version: z.int(), at: moment, by: text, questions: z.int() })),
  can: z.object({ edit: z.boolean() }),
});
export type ReviewTemplate = z.infer<typeof reviewTemplate>;

const idAndVersion = { id: z.uuid(), version };
const write = { access: ['supplier'], output: reviewTemplate } as const;
const acting = ['request.not_found', 'review.template_changed'] as const;

/** Questionnaires: ready ones, and those that a company makes for itself. */
export const reviewTemplatesContract = defineContract({
  listReviewTemplates: {
    summary: "Lists the ready questionnaires and those of the caller's company, without their questions.",
    method: 'GET',
    path: '/review/templates',
    access: ['supplier'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(listedTemplate), can: z.object({ add: z.boolean() }) }),
    errors: [],
  },
  getReviewTemplate: {
    summary: 'Returns the draft of a questionnaire, or with `formVersion` a published version.',
    method: 'GET',
    path: '/review/templates/:id',
    access: ['supplier'],
    input: z.strictObject({
      id: formChoice,
      formVersion: z.coerce.number<number>().int().min(1).max(100_000).optional(),
    }),
    output: reviewTemplate,
    errors: ['request.not_found'],
  },
  addReviewTemplate: {
    ...write,
    summary: "Creates a questionnaire of the caller's company, empty or as a copy of another.",
    method: 'POST',
    path: '/review/templates',
    input: z.strictObject({ name: formWords, copyOf: formChoice.nullable().default(null) }),
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.templates_full'],
  },
  updateReviewTemplate: {
    ...write,
    summary:
      "Changes the draft of a questionnaire of the caller's company; no request uses the draft before it is published.",
    method: 'PUT',
    path: '/review/templates/:id',
    input: z.strictObject({
      ...idAndVersion,
      name: formWords,
      description: z.string().trim().max(500).default(''),
      content: formDraft,
    }),
    changes: ['listReviewTemplates', 'getReviewTemplate'],
    errors: [...acting, 'review.form_refused'],
  },
  publishReviewTemplate: {
    ...write,
    summary: 'Publishes the draft of a questionnaire as its newest version; earlier requests keep their version.',
    method: 'POST',
    path: '/review/templates/:id/publish',
    input: z.strictObject(idAndVersion),
    changes: REVIEW_READS,
    errors: [...acting, 'review.form_refused', 'review.form_same'],
  },
  retireReviewTemplate: {
    ...write,
    summary: "Retires a questionnaire of the caller's company, or restores it.",
    method: 'PUT',
    path: '/review/templates/:id/retired',
    input: z.strictObject({ ...idAndVersion, isRetired: z.boolean() }),
    changes: REVIEW_READS,
    errors: acting,
  },
});

export const reviewTemplatesErrors = {
  'review.template_changed': 409,
  'review.templates_full': 409,
  /** `fields` names each place, `sections.0.questions.3.options`, with one of `FORM_PROBLEMS`. */
  'review.form_refused': 400,
  /** The draft equals the published version. */
  'review.form_same': 409,
} as const;
