import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { lines } from '../../kit/text.ts';
import { REVIEW_READS } from '../reads.ts';
import { COMMENT_MAX, COMMENT_SEVERITIES } from '../record/fields.ts';

export const PHRASES_MAX = 100;
const severity = z.enum(COMMENT_SEVERITIES);
const body = lines(COMMENT_MAX).min(1);
const phrase = z.object({ id: z.uuid(), severity, body: z.string() });
export type CommentPhrase = z.infer<typeof phrase>;

/** Ready comments of a company, or of the portal team. */
export const phrasesContract = defineContract({
  listPhrases: {
    summary: "Lists the ready comments of the caller's company, or of the portal team.",
    method: 'GET',
    path: '/review/phrases',
    access: ROLES,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(phrase), can: z.object({ edit: z.boolean() }) }),
    errors: [],
  },
  addPhrase: {
    summary: 'Adds a ready comment.',
    method: 'POST',
    path: '/review/phrases',
    access: ROLES,
    input: z.strictObject({ severity, body }),
    output: phrase,
    changes: REVIEW_READS,
    errors: ['review.phrases_full'],
  },
  updatePhrase: {
    summary: 'Changes a ready comment.',
    method: 'PUT',
    path: '/review/phrases/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), severity, body }),
    output: phrase,
    changes: REVIEW_READS,
    errors: ['request.not_found'],
  },
  removePhrase: {
    summary: 'Removes a ready comment.',
    method: 'DELETE',
    path: '/review/phrases/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: REVIEW_READS,
    errors: ['request.not_found'],
  },
});

export const phrasesErrors = { 'review.phrases_full': 409 } as const;
