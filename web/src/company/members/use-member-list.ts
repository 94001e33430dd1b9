import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatestSearch } from '../../kit/list/latest-search.ts';
import { startState, type TableState } from '../../kit/ui/table/table-state.ts';
import { memberListInput } from './member-list-input.ts';

/**
 * Keeps page, sort and filters in the address, so that it can be saved and shared. Hidden columns are not kept there.
 */
export const useMemberList = () => {
  const [search, setSearch] = useSearchParams();
  const [hidden, setHidden] = useState<string[]>([]);
  const input = memberListInput(search);
  const { page, size, sort, order, search: words, role, state: membership } = memberListInput(useLatestSearch());
  const filters = { ...(words && { name: words }), ...(role && { role }), ...(membership && { state: membership }) };
  const isDescending = order === 'desc';
  const state = startState({ page, pageSize: size, sort: { column: sort, isDescending }, filters, hidden });

  const setState = (next: TableState) => {
    setHidden(next.hidden);
    setSearch(addressOf(next), { replace: true, preventScrollReset: true });
  };
  return { input, state, setState };
};

/** Contains only values that differ from the default. */
const addressOf = ({ page, sort, filters }: TableState) => {
  const { name, role, state } = filters;
  const isUsual = !sort || (sort.column === 'name' && !sort.isDescending);
  return {
    ...(page > 1 && { page: String(page) }),
    ...(!isUsual && { sort: sort.column, order: sort.isDescending ? 'desc' : 'asc' }),
    ...(name && { search: name }),
    ...(role && { role }),
    ...(state && { state }),
  };
};
