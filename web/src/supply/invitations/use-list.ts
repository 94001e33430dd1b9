import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatestSearch } from '../../kit/list/latest-search.ts';
import { startState, type TableState } from '../../kit/ui/table/table-state.ts';
import { invitationListInput, invitationSearchOf } from './list-input.ts';

/** Columns that few readers need. The column menu shows them. */
const HIDDEN_AT_FIRST = ['into', 'reminders'];

/** Keeps page and filters in the address, which can be kept and sent. Hidden columns are not part of it. */
export const useInvitationList = () => {
  const [search, setSearch] = useSearchParams();
  const [hidden, setHidden] = useState(HIDDEN_AT_FIRST);
  const input = invitationListInput(search);
  const { page, size, state: chosen } = invitationListInput(useLatestSearch());
  const state = startState({ page, pageSize: size, filters: chosen ? { state: chosen } : {}, hidden });

  const setState = (next: TableState) => {
    setHidden(next.hidden);
    const address = invitationSearchOf({ page: next.page, state: next.filters.state, linkId: input.linkId });
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  return { input, state, setState };
};
