import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';

/** Returns the list that a declaration belongs to: the operator's queue, our own declarations, or our review queue. */
export const useRecordPlace = ({ side }: Pick<Declaration, 'side'>) => {
  const { t } = useTranslation('review');
  const { role } = useUser();
  if (side === 'respondent') return { label: t('place.own'), to: reviewPaths.declarations() };
  if (role === 'admin') return { label: t('queue.adminTitle'), to: reviewPaths.adminQueue() };
  return { label: t('queue.title'), to: reviewPaths.queue() };
};

/** Returns the path of a declaration for the current user's role. */
export const useRecordPath = () => {
  const { role } = useUser();
  return role === 'supplier' ? reviewPaths.declaration : reviewPaths.adminReview;
};
