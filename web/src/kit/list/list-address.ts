import { useMemo, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useLatestSearch } from './latest-search.ts';

/** Place in the list: the number of a page, or a row before or after it. */
const PLACE = ['page', 'before', 'after'];
/** Parameters that say how the list is shown, not what it contains. */
const ORDERING = ['sort', 'order', 'size', ...PLACE];

/** Takes the keys of a table of orders as values: the name of a column, with a minus for the reverse order. */
export const sortedBy = <S extends Record<string, string>>(sorts: S) =>
  z.enum(Object.keys(sorts) as (keyof S & string)[]).optional();

/** Reads and writes the input of a list's operation. All of it is in the address. */
export const listAddress = <S extends z.ZodObject>(path: string, schema: S, start: Partial<z.output<S>> = {}) => {
  type List = z.output<S>;
  const plain: List = { ...schema.parse({}), ...start };
  const unset = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined]));
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
  /** Returns the filters in use. */
  const filtersOf = (list: List): Partial<List> =>
    partOf(list, (name, value) => !ORDERING.includes(name) && !isPlain(name, value));
  const withoutFilters = (list: List): List => ({
    ...unset,
    ...plain,
    ...partOf(list, (name) => ORDERING.includes(name) && !PLACE.includes(name)),
  });
  return { read, searchOf, hrefOf, filtersOf, withoutFilters };
};

/** Returns what the list contains, for an export. */
export const withoutOrder = <L extends object>(list: L) =>
  partOf(list, (name) => !ORDERING.includes(name)) as Omit<L, 'sort' | 'order' | 'page' | 'size'>;

const partOf = <L extends object>(list: L, isPart: (name: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(list).filter(([name, value]) => isPart(name, value))) as Partial<L>;

/** Returns a plain value for a key that occurs once. A list accepts that too. */
const singleValue = (values: string[]) => (values.length === 1 ? values[0] : values);

export type ListAddress<L> = {
  read: (search: URLSearchParams) => L;
  searchOf: (list: L) => URLSearchParams;
  hrefOf: (list: L) => string;
  filtersOf: (list: L) => Partial<L>;
  withoutFilters: (list: L) => L;
};

type AddressOptions = {
  /** Each choice gets an entry in the history of the browser. */
  keepsSteps?: boolean | undefined;
};

const FIRST_PLACE = { page: 1, before: undefined, after: undefined };

/** Keeps filters, order and page in the address. A user can bookmark, send and go back to them. */
export const useListAddress = <L extends object>(
  address: Pick<ListAddress<L>, 'read' | 'searchOf'>,
  { keepsSteps = false }: AddressOptions = {},
) => {
  const [, setSearch] = useSearchParams();
  const search = useLatestSearch().toString();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const list = useMemo(() => address.read(new URLSearchParams(search)), [address, search]);
  const latest = useRef({ key: '', list });
  /** Changes the list. Another filter begins at its first page. */
  const setList = (changes: Partial<L>) => {
    // A text typed just before a link was followed must not cancel that navigation.
    if (isLeaving) return;
    // A second choice may come before the page has drawn the first one.
    const before = latest.current.key === key ? latest.current.list : list;
    latest.current = { key, list: { ...before, ...FIRST_PLACE, ...changes } };
    const changed = address.searchOf(latest.current.list);
    if (changed.toString() !== search) setSearch(changed, { replace: !keepsSteps, preventScrollReset: true });
  };
  return { list, setList };
};
