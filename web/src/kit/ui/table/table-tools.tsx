import type { RowData } from '@tanstack/react-table';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { DataTableProps } from './data-table.tsx';
import { TableFilters } from './table-filters.tsx';
import styles from './table-tools.module.css';

type TableToolsProps<Data extends RowData> = DataTableProps<Data> & {
  /** The button that clears the selection disappears with it, so the focus needs another place. */
  onCleared: () => void;
};

/** Bar above the table: number of rows or of chosen rows, bulk actions, filters and columns. */
export const TableTools = <Data extends RowData>(props: TableToolsProps<Data>) => {
  const { columns, state, onChange, bulkActions, onCleared } = props;
  const { t } = useTranslation('ui');
  const [isFiltering, setFiltering] = useState(false);
  const filtersId = useId();
  const filterCount = Object.keys(state.filters).length;
  const hasFilters = columns.some(({ filter }) => filter !== undefined);
  const isSelecting = state.selected.length > 0;
  const clear = () => {
    onChange({ ...state, selected: [] });
    onCleared();
  };

  return (
    <div className={styles.tools}>
      <div className={classNames(styles.line, isSelecting && styles.selecting)}>
        <Count {...props} />
        {isSelecting && bulkActions && (
          <div className={styles.bulk}>
            {bulkActions(state.selected)}
            <Button size="small" look="ghost" onClick={clear}>
              {t('table.clear')}
            </Button>
          </div>
        )}
        <div className={styles.side}>
          {hasFilters && (
            <Button
              size="small"
              onClick={() => setFiltering(!isFiltering)}
              aria-expanded={isFiltering}
              aria-controls={filtersId}
              aria-description={filterCount > 0 ? t('table.filtersOn', { shown: filterCount }) : undefined}
            >
              <SlidersHorizontal size={16} aria-hidden />
              {/* The visible text is the accessible name, because users of voice control say it. */}
              {t('table.filters')} {filterCount > 0 && <span className={styles.number}>{filterCount}</span>}
            </Button>
          )}
          <ColumnMenu columns={columns} state={state} onChange={onChange} />
        </div>
      </div>
      {hasFilters && (
        <div id={filtersId} hidden={!isFiltering}>
          <TableFilters columns={columns} state={state} onChange={onChange} />
        </div>
      )}
    </div>
  );
};

const Count = <Data extends RowData>({ total, rows, state, isPending, isFailed }: DataTableProps<Data>) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const count = state.selected.length || total;
  const shown = formatNumber(count, tag);
  const isSelecting = state.selected.length > 0;
  const isUnknown = isFailed || (isPending && rows.length === 0);
  return (
    <span className={styles.count} role="status">
      {isSelecting && t('table.selected', { count, shown })}
      {!isSelecting && !isUnknown && t('table.total', { count, shown })}
    </span>
  );
};
