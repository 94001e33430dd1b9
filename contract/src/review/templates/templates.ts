import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { version } from '../record/fields.ts';
import { formDraft, formWords } from '../record/form-fields.ts';
import { shownForm, shownWords } from '../record/form-views.ts';
import { formChoice } from '../requests/requests.ts';

const text = z.string();
export const TEMPLATES_MAX = 200;

export const listedTemplate = z.object({
  /** A ready one's name, or an own one's id. */
  id: text,
  isReady: z.boolean(),
  name: shownWords,
  description: text,
  state: z.enum(['draft', 'published', 'retired']),
  /** The newest that was published; 0 where none was. */
  formVersion: z.int(),
  /** The draft is not what was published last. */
  hasChanges: z.boolean(),
  questions: z.int(),
  updatedAt: moment.nullable(),
});
export type ListedTemplate = z.infer<typeof listedTemplate>;

export const reviewTemplate = z.object({
  ...listedTemplate.shape,
  version: z.int(),
  content: shownForm,
  /** Those that were published, the newest first. */
  versions: z.array(z.object({ version: z.int(), at: moment, by: text, questions: z.int() })),
  can: z.object({ edit: z.boolean() }),
});
export type ReviewTemplate = z.infer<typeof reviewTemplate>;

const one = { id: z.uuid(), version };
const write = { access: ['supplier'], output: reviewTemplate } as const;
const acting = ['request.not_found', 'review.template_changed'] as const;

/** Questionnaires: ready ones, and those that a company makes for itself. */
export const reviewTemplatesContract = defineContract({
  listReviewTemplates: {
    summary: 'Lists the ready questionnaires and the own ones, without their questions.',
    method: 'GET',
    path: '/review/templates',
    access: ['supplier'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(listedTemplate), can: z.object({ add: z.boolean() }) }),
    errors: [],
  },
  getReviewTemplate: {
    summary: 'Gives a questionnaire as it stands; with `formVersion`, as it was published then.',
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
    summary: 'Begins a questionnaire of one’s own, empty or as a copy of another.',
    method: 'POST',
    path: '/review/templates',
    input: z.strictObject({ name: formWords, copyOf: formChoice.nullable().default(null) }),
    errors: ['request.not_found', 'review.templates_full'],
  },
  updateReviewTemplate: {
    ...write,
    summary: 'Changes the draft of an own questionnaire; nobody is asked by it before it is published.',
    method: 'PUT',
    path: '/review/templates/:id',
    input: z.strictObject({
      ...one,
      name: formWords,
      description: z.string().trim().max(500).default(''),
      content: formDraft,
    }),
    errors: [...acting, 'review.form_refused'],
  },
  publishReviewTemplate: {
    ...write,
    summary: 'Makes the draft of an own questionnaire its newest version; what was asked before keeps its own.',
    method: 'POST',
    path: '/review/templates/:id/publish',
    input: z.strictObject(one),
    errors: [...acting, 'review.form_refused', 'review.form_same'],
  },
  retireReviewTemplate: {
    ...write,
    summary: 'Takes an own questionnaire out of the choice, or brings it back.',
    method: 'PUT',
    path: '/review/templates/:id/retired',
    input: z.strictObject({ ...one, isRetired: z.boolean() }),
    errors: acting,
  },
});

export const reviewTemplatesErrors = {
  'review.template_changed': 409,
  'review.templates_full': 409,
  /** `fields` names each place, `sections.0.questions.3.options`, and one of `FORM_PROBLEMS`. */
  'review.form_refused': 400,
  /** Nothing was changed since the version that is published. */
  'review.form_same': 409,
} as const;
