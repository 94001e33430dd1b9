import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { z } from 'zod';

/** Not what is looked for, but how it is shown. */
const ORDERING = ['sort', 'order', 'page', 'size'];

/** What a list asks for, all of it from the address: the input of its operation, read and written. */
export const listAddress = <S extends z.ZodObject>(path: string, schema: S, start: Partial<z.output<S>> = {}) => {
  type List = z.output<S>;
  const plain: List = { ...schema.parse({}), ...start };
  const plainValues = new Map<string, unknown>(Object.entries(plain));
  const isPlain = (name: string, value: unknown) => String(value) === String(plainValues.get(name));

  /** A hand-edited address shows what can be understood of it rather than an error. */
  const read = (search: URLSearchParams): List => {
    const names = Object.keys(schema.shape).filter((name) => search.has(name));
    const given = names.map((name) => [name, givenOf(search.getAll(name))] as const);
    const understood = given.filter(([name, value]) => schema.safeParse({ [name]: value }).success);
    return schema.parse({ ...plain, ...Object.fromEntries(understood) });
  };
  /** What nobody has changed is left out, and so is whatever the list does not know. */
  const searchOf = (list: List) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(list))
      if (name in schema.shape && !isPlain(name, value))
        for (const one of [value].flat()) search.append(name, String(one));
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

/** A key that stands there once is a plain value, which a list takes too. */
const givenOf = (values: string[]) => (values.length === 1 ? values[0] : values);

type Address<L> = { read: (search: URLSearchParams) => L; searchOf: (list: L) => URLSearchParams };

/** Filters, order and page live in the address: they can be kept, sent and gone back to. */
export const useListAddress = <L extends object>(address: Address<L>) => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const list = useMemo(() => address.read(search), [address, search]);
  /** Another filter begins at its first page. */
  const setList = (changes: Partial<L> & { page?: number }) => {
    // What was typed just before a link was followed must not call that off.
    if (isLeaving) return;
    const changed = address.searchOf({ ...list, page: 1, ...changes });
    if (changed.toString() !== search.toString()) setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return { list, setList };
};
