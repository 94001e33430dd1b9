import { useQuery } from '@tanstack/react-query';
import { FileCheck2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../../kit/list/list-address.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { reviewQueries } from '../../review.queries.ts';
import { ReviewFrame } from '../../review-frame.tsx';
import { useReviewWords } from '../../review-words.ts';
import { declarationsAddress } from './address.ts';
import { DeclarationFilters } from './filters.tsx';
import { StartDialog } from './start-dialog.tsx';
import { DeclarationTable } from './table.tsx';

/** Lists what our company has begun or submitted, last changed first. */
export const DeclarationListPage = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const address = useListAddress(declarationsAddress);
  const { list } = address;
  const [isStarting, setStarting] = useState(false);
  const { data, isFetching, isError, refetch } = useQuery({
    ...reviewQueries.declarations(list),
    placeholderData: (before) => before,
  });
  const start = data?.can.start && (
    <Button look="solid" onClick={() => setStarting(true)}>
      <Plus size={16} aria-hidden />
      {t('start.act')}
    </Button>
  );
  const isEmpty = data?.total === 0 && !declarationsAddress.isFiltered(list) && list.page === 1 && !isFetching;
  const lead = data && !isEmpty && t('declarations.count', { count: data.total, shown: words.number(data.total) });
  return (
    <ReviewFrame title={t('part.declarations')} lead={lead || undefined} action={!isEmpty && start}>
      {isEmpty ? (
        <EmptyState
          icon={FileCheck2}
          heading="h3"
          title={t('declarations.empty.title')}
          text={t('declarations.empty.text')}
        >
          {start}
        </EmptyState>
      ) : (
        <>
          <DeclarationFilters {...address} />
          <DeclarationTable
            {...address}
            data={data}
            isPending={isFetching}
            isFailed={isError && !isFetching}
            onRetry={() => refetch()}
          />
        </>
      )}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </ReviewFrame>
  );
};
