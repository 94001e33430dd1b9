import { type FormContent, incompleteAnswers, isReopened } from '@ieum/contract';
import type { DeclarationRow } from './declaration.store.ts';

type Drafted = Pick<DeclarationRow, 'kind' | 'factoryId' | 'productId' | 'from' | 'to' | 'answers'>;
type Lacking = { path: string; problem: string };

export const lacksSubject = ({ kind, factoryId, productId, from, to }: Drafted) => {
  if (kind === 'factory') return factoryId === null;
  if (kind === 'supply_map') return productId === null;
  return kind === 'flows' && (from === '' || to === '');
};

/** Lists what is missing before the submission, in the order of the form. `open` names the fields that may change. */
export const lackingIn = (draft: Drafted, form: FormContent | null, open: string[] | null): Lacking[] => {
  if (form === null) return lacksSubject(draft) ? [{ path: 'subject', problem: 'missing' }] : [];
  const lacking = incompleteAnswers(form, draft.answers, (key) => isReopened(`answers.${key}`, open));
  return lacking.map(({ key, problem }) => ({ path: `answers.${key}`, problem }));
};
