import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { RowList } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { reviewQueries } from '../review.queries.ts';
import { ActionRow } from './row.tsx';

const MOST = 100;

/** Lists the tasks of a declaration, or shows nothing if there are none. */
export const DeclarationTasks = ({ declarationId }: { declarationId: string }) => {
  const { t } = useTranslation('task');
  const { data, isError, refetch } = useQuery(reviewQueries.actions({ declarationId, size: MOST }));
  if (isError) return <ErrorState onRetry={() => refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <DetailSection title={t('title')}>
      <RowList aria-label={t('title')}>
        {data.rows.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </RowList>
    </DetailSection>
  );
};
