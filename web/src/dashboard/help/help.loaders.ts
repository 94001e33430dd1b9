import { queryOptions } from '@tanstack/react-query';
import { i18n } from '../../kit/i18n/i18n.ts';
import { queryClient } from '../../kit/queries.ts';
import { loadGuideIn } from './guide.ts';

export const guideQuery = (tag: string) =>
  queryOptions({
    queryKey: ['help', tag],
    queryFn: () => loadGuideIn(tag),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const loadGuide = () => queryClient.ensureQueryData(guideQuery(i18n.language));
