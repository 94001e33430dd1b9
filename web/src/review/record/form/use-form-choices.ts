import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '../../review.queries.ts';
import { useFormWords } from './words.ts';

/** Returns the usable questionnaires: the ready ones first, then our published ones. */
export const useFormChoices = () => {
  const words = useFormWords();
  const { data } = useQuery(reviewQueries.templates());
  return (data?.rows ?? [])
    .filter(({ isReady, state, formVersion }) => isReady || (state === 'published' && formVersion > 0))
    .map(({ id, name, questions, isReady }) => ({ id, name: words(name), questions, isReady }));
};
