import { queryClient } from '../../kit/api/query-client.ts';
import { assetQuery } from '../../kit/api/reads.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { loadGuideIn } from './guide.ts';

export const guideQuery = (tag: string) => assetQuery(`guide ${tag}`, () => loadGuideIn(tag));

export const loadGuide = () => queryClient.ensureQueryData(guideQuery(i18n.language));
