import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { z } from 'zod';

/** Parameters that say how the list is shown, not what it contains. */
const ORDERING = ['sort', 'order', 'page', 'size'];

/** Reads and writes the input of a list's operation. All of it is in the address. */
export const listAddress = <S extends z.ZodObject>(path: string, schema: S, start: Partial<z.output<S>> = {}) => {
  type List = z.output<S>;
  const plain: List = { ...schema.parse({}), ...start };
  const plainValues = new Map<string, unknown>(Object.entries(plain));
  const isPlain = (name: string, value: unknown) => String(value) === String(plainValues.get(name));

  /** Keeps what can be understood of a hand-edited address instead of failing. */
  const read = (search: URLSearchParams): List => {
    const names = Object.keys(schema.shape).filter((name) => search.has(name));
    const values = names.map((name) => [name, singleValue(search.getAll(name))] as const);
    const understood = values.filter(([name, value]) => schema.safeParse({ [name]: value }).success);
    return schema.parse({ ...plain, ...Object.fromEntries(understood) });
  };
  /** Leaves out the defaults and whatever the list does not know. */
  const searchOf = (list: List) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(list))
      if (name in schema.shape && !isPlain(name, value))
        for (const item of [value].flat()) search.append(name, String(item));
    return search;
  };
  const hrefOf = (list: List) => {
    const search = searchOf(list).toString();
    return search ? `${path}?${search}` : path;
  };
  const isFiltered = (list: List) =>
    Object.entries(list).some(([name, value]) => !ORDERING.includes(name) && !isPlain(name, value));
  const withoutFilters = (list: List): List => ({
    ...plain,
    ...Object.fromEntries(Object.entries(list).filter(([name]) => ORDERING.includes(name) && name !== 'page')),
  });
  return { read, searchOf, hrefOf, isFiltered, withoutFilters };
};

/** Returns a plain value for a key that occurs once. A list accepts that too. */
const singleValue = (values: string[]) => (values.length === 1 ? values[0] : values);

export type ListAddress<L> = {
  read: (search: URLSearchParams) => L;
  searchOf: (list: L) => URLSearchParams;
  hrefOf: (list: L) => string;
  isFiltered: (list: L) => boolean;
  withoutFilters: (list: L) => L;
};

/** Keeps filters, order and page in the address. A user can bookmark, send and go back to them. */
export const useListAddress = <L extends object>(address: Pick<ListAddress<L>, 'read' | 'searchOf'>) => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const list = useMemo(() => address.read(search), [address, search]);
  /** Changes the list. Another filter begins at its first page. */
  const setList = (changes: Partial<L> & { page?: number }) => {
    // A text typed just before a link was followed must not cancel that navigation.
    if (isLeaving) return;
    const changed = address.searchOf({ ...list, page: 1, ...changes });
    if (changed.toString() !== search.toString()) setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return { list, setList };
};
