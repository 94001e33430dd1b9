import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type FactoryAddress, type FactoryList, readAddress, searchOf } from './address.ts';

/** Keeps view, filters, order and page in the address, so that it can be saved and shared. */
export const useFactoryAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const address = useMemo(() => readAddress(search), [search]);

  const setAddress = (changes: Partial<FactoryAddress>, isStep = false) => {
    // Typing just before a link is followed must not cancel that navigation.
    if (isLeaving) return;
    const changed = searchOf({ ...address, ...changes });
    // A view gets an entry in the history. A further letter in a search does not.
    if (changed.toString() !== search.toString()) setSearch(changed, { replace: !isStep, preventScrollReset: true });
  };
  /** Sets filters and goes back to the first page. */
  const setList = (changes: Partial<FactoryList>) => setAddress({ list: { ...address.list, page: 1, ...changes } });
  return { ...address, setAddress, setList };
};
