import type { Declaration } from '@ieum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reviewQueries } from '../../review.queries.ts';

/** Reads what the partner would see if the declaration were submitted now. Without a subject nothing is read. */
export const usePreview = (declaration: Declaration) => {
  const client = useQueryClient();
  const { queryKey } = reviewQueries.declaration(declaration.id);
  // Evaluated at each read: a submission reads everything again before this page knows that it was submitted.
  const isStillWorkedOn = () => canPreview(client.getQueryData(queryKey) ?? declaration);
  return useQuery({
    ...reviewQueries.preview(declaration.id),
    retry: false,
    refetchOnWindowFocus: true,
    enabled: canPreview(declaration) && isStillWorkedOn,
  });
};

/** Tests that our company is working on the declaration and that it has a subject. */
const canPreview = (declaration: Declaration) => declaration.draft !== null && hasSubject(declaration);

export const hasSubject = ({ kind, subject }: Pick<Declaration, 'kind' | 'subject'>) => {
  if (kind === 'factory') return subject.factoryId !== null;
  if (kind === 'supply_map') return subject.productId !== null;
  return kind === 'questionnaire' || (subject.from !== '' && subject.to !== '');
};
