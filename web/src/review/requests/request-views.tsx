import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Views } from '../../kit/list/views.tsx';
import { requestAddress } from './address.ts';

type RequestViewsProps = {
  current: 'received' | 'asked' | 'series';
  /** Address of the other side with the present filters. */
  hrefOf?: (side: 'received' | 'asked') => string;
};

const START = requestAddress.read(new URLSearchParams());

/** Links between received, sent and recurring requests. */
export const RequestViews = ({
  current,
  hrefOf = (side) => requestAddress.hrefOf({ ...START, side }),
}: RequestViewsProps) => {
  const { t } = useTranslation('declaration');
  const label = (view: RequestViewsProps['current']) => t(`requests.view.${view}`);
  return (
    <Views
      label={t('requests.sides')}
      current={current}
      views={[
        { key: 'received', label: label('received'), to: hrefOf('received') },
        { key: 'asked', label: label('asked'), to: hrefOf('asked') },
        { key: 'series', label: label('series'), to: reviewPaths.series() },
      ]}
    />
  );
};
