import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../kit/list/list-address.ts';
import listStyles from '../../kit/list/list-page.module.css';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { reviewQueries } from '../review.queries.ts';
import { ReviewFrame } from '../review-frame.tsx';
import { useReviewWords } from '../review-words.ts';
import { isFiltered, requestAddress } from './address.ts';
import { RequestFilters } from './filters.tsx';
import { RequestTable } from './table.tsx';

const SIDES = ['received', 'asked'] as const;
const ICONS = { received: Inbox, asked: Send };

/** Lists customers' requests to us or our requests to suppliers, earliest due day first. */
export const RequestListPage = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const address = useListAddress(requestAddress);
  const { list } = address;
  const { data, isFetching, isError, refetch } = useQuery({
    ...reviewQueries.requests(list),
    placeholderData: (before) => before,
  });
  const ask = data?.can.ask && (
    <LinkButton look="solid" to={reviewPaths.ask()}>
      <Send size={16} aria-hidden />
      {t('ask.act')}
    </LinkButton>
  );
  const isEmpty = data?.total === 0 && !isFiltered(list) && list.page === 1 && !isFetching;
  const lead = data && !isEmpty && t('requests.count', { count: data.total, shown: words.number(data.total) });
  return (
    <ReviewFrame title={t('part.requests')} lead={lead || undefined} action={!isEmpty && ask}>
      <nav className={listStyles.views} aria-label={t('requests.sides')}>
        {SIDES.map((side) => (
          <LinkButton
            key={side}
            to={requestAddress.hrefOf({ ...list, side, page: 1 })}
            preventScrollReset
            aria-current={side === list.side ? 'page' : undefined}
          >
            {t(`requests.side.${side}`)}
          </LinkButton>
        ))}
      </nav>
      {isEmpty ? (
        <EmptyState
          icon={ICONS[list.side]}
          heading="h3"
          title={t(`requests.empty.${list.side}.title`)}
          text={t(`requests.empty.${list.side}.text`)}
        >
          {list.side === 'asked' && ask}
        </EmptyState>
      ) : (
        <>
          <RequestFilters {...address} />
          <RequestTable
            {...address}
            data={data}
            isPending={isFetching}
            isFailed={isError && !isFetching}
            onRetry={() => refetch()}
          />
        </>
      )}
    </ReviewFrame>
  );
};
