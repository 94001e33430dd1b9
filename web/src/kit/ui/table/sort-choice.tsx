import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterChoice, FilterGroup } from '../toolbar/filter-popover.tsx';
import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-state.ts';

type SortChoiceProps<Data> = {
  columns: TableColumn<Data>[];
  state: TableState;
  onChange: (state: TableState) => void;
};

/** Sorts cards, which have no head: upwards, downwards, and not at all. */
export const SortChoice = <Data,>({ columns, state, onChange }: SortChoiceProps<Data>) => {
  const { t } = useTranslation('ui');
  const { sort } = state;
  const next = (column: string) => {
    if (sort?.column !== column) return { column, isDescending: false };
    return sort.isDescending ? null : { column, isDescending: true };
  };
  const Icon = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <FilterGroup label={t('table.sort')}>
      {columns
        .filter(({ isSortable }) => isSortable)
        .map(({ id, header }) => (
          <FilterChoice
            key={id}
            isChosen={sort?.column === id}
            onChoose={() => onChange({ ...state, sort: next(id), page: 1 })}
          >
            {header}
            {sort?.column === id && (
              <>
                {' '}
                <Icon size={14} aria-hidden />
                <span className="visually-hidden">{t(sort.isDescending ? 'table.descending' : 'table.ascending')}</span>
              </>
            )}
          </FilterChoice>
        ))}
    </FilterGroup>
  );
};
