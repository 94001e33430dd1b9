import { answerProblem, askedQuestions, type FormContent, missingAnswers } from '@ieum/contract';
import type { DeclarationRow } from './declaration.store.ts';

type Drafted = Pick<DeclarationRow, 'kind' | 'factoryId' | 'productId' | 'from' | 'to' | 'answers'>;
type Lacking = { path: string; problem: string };

/** What it is about is not said yet. */
export const lacksSubject = ({ kind, factoryId, productId, from, to }: Drafted) => {
  if (kind === 'factory') return factoryId === null;
  if (kind === 'supply_map') return productId === null;
  return kind === 'flows' && (from === '' || to === '');
};

/** What has to be there before it can be handed in, in the order of the form. */
export const lackingIn = (draft: Drafted, form: FormContent | null): Lacking[] => {
  if (form === null) return lacksSubject(draft) ? [{ path: 'subject', problem: 'missing' }] : [];
  const missing = new Set(missingAnswers(form, draft.answers));
  return askedQuestions(form, draft.answers).flatMap((question) => {
    const path = `answers.${question.key}`;
    if (missing.has(question.key)) return [{ path, problem: 'missing' }];
    const value = draft.answers[question.key];
    const problem = value === undefined ? null : answerProblem(question, value);
    return problem ? [{ path, problem }] : [];
  });
};
