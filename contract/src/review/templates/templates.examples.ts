import type { Examples } from '../../kit/endpoint.ts';
import { at, form, formId, formWords } from '../record/declaration.examples.ts';
import type { ListedTemplate, ReviewTemplate, reviewTemplatesContract } from './templates.ts';

const listed: ListedTemplate = {
  id: formId,
  isReady: false,
  name: formWords,
  description: '해마다 한 번',
  state: 'published',
  formVersion: 1,
  hasChanges: false,
  questions: 1,
  updatedAt: at,
};
const template: ReviewTemplate = {
  ...listed,
  version: 2,
  content: form,
  can: { edit: true },
  versions: [{ version: 1, at, by: '김이음', questions: 1 }],
};
const draft: ReviewTemplate = { ...template, state: 'draft', formVersion: 0, hasChanges: true, versions: [] };
const idAndVersion = { id: formId, version: 1 };

export const reviewTemplatesExamples: Examples<typeof reviewTemplatesContract> = {
  listReviewTemplates: { input: {}, output: { rows: [listed], can: { add: true } } },
  getReviewTemplate: { input: { id: 'self-assessment' }, output: template },
  addReviewTemplate: { input: { name: formWords, copyOf: 'self-assessment' }, output: draft },
  updateReviewTemplate: {
    input: { ...idAndVersion, name: formWords, description: listed.description, content: form },
    output: { ...draft, version: 2 },
  },
  publishReviewTemplate: { input: idAndVersion, output: template },
  retireReviewTemplate: { input: { ...idAndVersion, isRetired: true }, output: { ...template, state: 'retired' } },
};
