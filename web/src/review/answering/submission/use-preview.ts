import type { Declaration } from '@ieum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reviewQueries } from '../../review.queries.ts';

/** What the other side would see if it were handed in now. Where there is nothing to see, nothing is asked for. */
export const usePreview = (declaration: Declaration) => {
  const client = useQueryClient();
  const { queryKey } = reviewQueries.declaration(declaration.id);
  // Asked again at each reading: handing in reads everything again before this page knows that it was handed in.
  const isStillWorkedOn = () => canPreview(client.getQueryData(queryKey) ?? declaration);
  return useQuery({
    ...reviewQueries.preview(declaration.id),
    retry: false,
    refetchOnWindowFocus: true,
    enabled: canPreview(declaration) && isStillWorkedOn,
  });
};

/** It is the own company's to work on, and says what it is about. */
const canPreview = (declaration: Declaration) => declaration.draft !== null && hasSubject(declaration);

export const hasSubject = ({ kind, subject }: Pick<Declaration, 'kind' | 'subject'>) => {
  if (kind === 'factory') return subject.factoryId !== null;
  if (kind === 'supply_map') return subject.productId !== null;
  return kind === 'questionnaire' || (subject.from !== '' && subject.to !== '');
};
