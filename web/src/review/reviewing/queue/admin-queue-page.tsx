import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/ui/page/page.tsx';
import { reviewPaths } from '../../review.paths.ts';
import { adminQueueAddress } from './address.ts';
import { QueuePart } from './queue-part.tsx';

/** What was handed in without anybody asking: the operator reviews it. */
export const AdminQueuePage = () => {
  const { t } = useTranslation('review');
  return (
    <Page title={t('queue.adminTitle')} lead={t('queue.adminLead')}>
      <QueuePart address={adminQueueAddress} hrefOf={reviewPaths.adminReview} />
    </Page>
  );
};
