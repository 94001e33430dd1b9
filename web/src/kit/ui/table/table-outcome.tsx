import type { RowData } from '@tanstack/react-table';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import type { DataTableProps } from './data-table.tsx';
import { withoutFilters } from './table-state.ts';

/** Replaces the rows: loading them failed, or there are none (S8.7). */
export const TableOutcome = <Data extends RowData>(props: DataTableProps<Data>) => {
  const { state, onChange, isFailed = false, isPending = false, onRetry, empty } = props;
  const { t } = useTranslation('ui');
  if (isFailed) return <ErrorState heading="p" onRetry={onRetry} isRetrying={isPending} />;

  const isFiltered = Object.keys(state.filters).length > 0;
  if (empty !== undefined && !isFiltered) return empty;
  return (
    <div role="status">
      <EmptyState heading="p" icon={SearchX} title={t('table.noResults.title')} text={t('table.noResults.text')}>
        {isFiltered && <Button onClick={() => onChange(withoutFilters(state))}>{t('table.clearFilters')}</Button>}
      </EmptyState>
    </div>
  );
};
