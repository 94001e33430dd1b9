import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { Inbox, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListed } from '../../kit/list/listed.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Toolbar } from '../../kit/ui/toolbar/toolbar.tsx';
import { reviewQueries } from '../review.queries.ts';
import { ReviewFrame } from '../review-frame.tsx';
import { useReviewWords } from '../review-words.ts';
import { requestAddress } from './address.ts';
import { useRequestTools } from './filters.tsx';
import { RequestViews } from './request-views.tsx';
import { RequestTable } from './table.tsx';

const ICONS = { received: Inbox, asked: Send };

/** Lists customers' requests to us or our requests to suppliers, earliest due day first. */
export const RequestListPage = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const listed = useListed({ address: requestAddress, query: reviewQueries.requests, apart: ['side'] });
  const { list, data, isEmpty } = listed;
  const ask = data?.can.ask && (
    <LinkButton look="solid" to={reviewPaths.ask()}>
      <Send size={16} aria-hidden />
      {t('ask.act')}
    </LinkButton>
  );
  const views = <RequestViews current={list.side} hrefOf={(side) => listed.hrefOf({ side, page: 1 })} />;
  const tools = useRequestTools(listed);
  const count = data && t('requests.count', { count: data.total, shown: words.number(data.total) });
  return (
    <ReviewFrame title={t('part.requests')}>
      {isEmpty ? (
        <>
          <Toolbar views={views} main={list.side === 'received' && ask} />
          <EmptyState
            icon={ICONS[list.side]}
            title={t(`requests.empty.${list.side}.title`)}
            text={t(`requests.empty.${list.side}.text`)}
          >
            {list.side === 'asked' && ask}
          </EmptyState>
        </>
      ) : (
        <RequestTable listed={listed} toolSet={{ ...tools, views, count, main: ask }} />
      )}
    </ReviewFrame>
  );
};
