import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../button/button.tsx';
import { FilterChip, FilterChips } from '../toolbar/filter-chip.tsx';
import { FilterPopover } from '../toolbar/filter-popover.tsx';
import type { FilterSet } from '../toolbar/tool-set.ts';
import { ToolCount } from '../toolbar/tool-words.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { DataTableProps } from './data-table.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { TableColumn } from './table-column.ts';
import { TableFilters } from './table-filters.tsx';
import { type TableState, withFilter, withFilters } from './table-state.ts';
import styles from './table-tools.module.css';

type TableToolsProps<Data extends RowData> = DataTableProps<Data> & {
  /** The list is so short that nobody needs to search or sort it. */
  isFew: boolean;
  isCards: boolean;
  /** The button that clears the selection disappears with it, so this also moves the focus. */
  onClearSelection: () => void;
};

/** Bar above the table: number of rows, search, filters, columns and acts, or what can be done with chosen rows. */
export const TableTools = <Data extends RowData>(props: TableToolsProps<Data>) => {
  const { columns, state, onChange, toolSet, isFew, isCards, total, isFailed, isPending, rows } = props;
  const filterable = columns.filter(({ filter }) => filter !== undefined);
  const own = ownFilters({ columns: filterable, state, onChange });
  const set = toolSet?.filter;
  const canSort = isCards && columns.some(({ isSortable }) => isSortable);
  const hasFilters = (!isFew || toolSet?.needsFilter) && (filterable.length > 0 || canSort || set !== undefined);
  const isUnknown = isFailed || (isPending && rows.length === 0);
  return (
    <Toolbar
      views={toolSet?.views}
      // Cards have them below.
      actions={!isCards && toolSet?.actions}
      main={toolSet?.main}
      count={toolSet?.count ? <ToolCount role="status">{toolSet.count}</ToolCount> : <Count {...props} />}
      search={!isFew && toolSet?.search}
      filter={
        hasFilters && (
          <FilterPopover
            count={(set?.count ?? 0) + own.count}
            total={isUnknown ? undefined : total}
            onClear={() => {
              set?.onClear();
              if (own.count > 0) own.onClear();
            }}
          >
            {set?.content}
            {own.content}
            {canSort && <SortChoice columns={columns} state={state} onChange={onChange} />}
          </FilterPopover>
        )
      }
      tools={
        !isFew && (
          <>
            {toolSet?.saved}
            {!isCards && <ColumnMenu columns={columns} state={state} onChange={onChange} />}
          </>
        )
      }
      chips={
        <FilterChips>
          {toolSet?.chips}
          {own.chips}
        </FilterChips>
      }
      selection={<Selection {...props} />}
      isSelecting={state.selected.length > 0 && props.bulkActions !== undefined}
    />
  );
};

type OwnFilters = FilterSet & { chips: ReactNode };
type Filtered<Data> = { columns: TableColumn<Data>[]; state: TableState; onChange: (state: TableState) => void };

/** Filters that belong to columns. */
const ownFilters = <Data,>({ columns, state, onChange }: Filtered<Data>): OwnFilters => {
  const nameOf = ({ id, filterName = id }: TableColumn<Data>) => filterName;
  const used = columns.filter((column) => state.filters[nameOf(column)] !== undefined);
  return {
    content: columns.length > 0 && <TableFilters columns={columns} state={state} onChange={onChange} />,
    count: used.length,
    onClear: () => onChange(withFilters(state, Object.fromEntries(used.map((column) => [nameOf(column), ''])))),
    chips: used.map((column) => {
      const value = state.filters[nameOf(column)] ?? '';
      const options = Array.isArray(column.filter) ? column.filter : [];
      return (
        <FilterChip
          key={column.id}
          label={column.header}
          text={options.find((option) => option.value === value)?.label ?? value}
          onRemove={() => onChange(withFilter(state, nameOf(column), ''))}
        />
      );
    }),
  };
};

const Selection = <Data extends RowData>({ state, bulkActions, onClearSelection }: TableToolsProps<Data>) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const count = state.selected.length;
  return (
    <>
      <span className={styles.chosen} role="status">
        {t('table.selected', { count, shown: formatNumber(count, tag) })}
      </span>
      <div className={styles.bulk}>{bulkActions?.(state.selected)}</div>
      <Button size="small" look="ghost" onClick={onClearSelection}>
        {t('table.clear')}
      </Button>
    </>
  );
};

const Count = <Data extends RowData>({ total, rows, isPending, isFailed }: DataTableProps<Data>) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const isUnknown = isFailed || (isPending && rows.length === 0);
  return (
    <ToolCount role="status">
      {!isUnknown && t('table.total', { count: total, shown: formatNumber(total, tag) })}
    </ToolCount>
  );
};
