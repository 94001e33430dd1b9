import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { loadGuideIn } from './guide.ts';

export const guideQuery = (tag: string) =>
  queryOptions({
    queryKey: ['help', tag],
    queryFn: () => loadGuideIn(tag),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const loadGuide = () => queryClient.ensureQueryData(guideQuery(i18n.language));
