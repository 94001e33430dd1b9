import type { Declaration } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { reviewPaths } from '../review.paths.ts';

/** The list from which one comes to a declaration: the operator's, one's own, or what others have handed in. */
export const useRecordPlace = ({ side }: Pick<Declaration, 'side'>) => {
  const { t } = useTranslation('review');
  const { role } = useUser();
  if (side === 'respondent') return { label: t('place.own'), to: reviewPaths.declarations() };
  if (role === 'admin') return { label: t('queue.adminTitle'), to: reviewPaths.adminQueue() };
  return { label: t('queue.title'), to: reviewPaths.queue() };
};

/** Where a declaration is shown to whoever looks. */
export const useRecordPath = () => {
  const { role } = useUser();
  return role === 'supplier' ? reviewPaths.declaration : reviewPaths.adminReview;
};
