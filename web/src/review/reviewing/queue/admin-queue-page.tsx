import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/ui/page/page.tsx';
import { adminQueueAddress } from './address.ts';
import { QueuePart } from './queue-part.tsx';

/** Lists submissions that no company has requested. The operator reviews them. */
export const AdminQueuePage = () => {
  const { t } = useTranslation('review');
  return (
    <Page title={t('queue.adminTitle')}>
      <QueuePart address={adminQueueAddress} hrefOf={reviewPaths.adminReview} />
    </Page>
  );
};
