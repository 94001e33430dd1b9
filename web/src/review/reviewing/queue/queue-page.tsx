import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { ReviewFrame } from '../../review-frame.tsx';
import { queueAddress } from './address.ts';
import { QueuePart } from './queue-part.tsx';

/** Lists the submissions of our suppliers. */
export const QueuePage = () => {
  const { t } = useTranslation('review');
  return (
    <ReviewFrame title={t('queue.title')}>
      <QueuePart address={queueAddress} hrefOf={reviewPaths.declaration} />
    </ReviewFrame>
  );
};
