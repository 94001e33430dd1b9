import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type FactoryAddress, type FactoryList, readAddress, searchOf } from './address.ts';

/** View, filters, order and page live in the address: they can be kept, sent and gone back to. */
export const useFactoryAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const address = useMemo(() => readAddress(search), [search]);

  const setAddress = (changes: Partial<FactoryAddress>, isStep = false) => {
    // What was typed just before a link was followed must not call that off.
    if (isLeaving) return;
    const changed = searchOf({ ...address, ...changes });
    // A view is a place to come back to; a letter more in a search is not.
    if (changed.toString() !== search.toString()) setSearch(changed, { replace: !isStep, preventScrollReset: true });
  };
  /** Another filter begins at its first page. */
  const setList = (changes: Partial<FactoryList>) => setAddress({ list: { ...address.list, page: 1, ...changes } });
  return { ...address, setAddress, setList };
};
