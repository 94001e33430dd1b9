import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * Returns the search of the address, or of the navigation under way: a choice made while a list still loads adds to the
 * choice before it.
 */
export const useLatestSearch = () => {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === pathname ? next.search : search);
};

/** Drops the parameters that the page does not know. */
export const onlyKnown = (search: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...search].filter(([name]) => names.includes(name)));

/** Keeps filters in the address, by the names that the page knows. A user can bookmark, send and go back to them. */
export const useFilterAddress = (names: readonly string[]) => {
  const chosen = onlyKnown(useLatestSearch(), names);
  const [, setSearch] = useSearchParams();
  const { key: place } = useLocation();
  const wish = useRef({ place: '', search: chosen });
  const wishFor = (search: URLSearchParams) => {
    wish.current = { place, search };
    setSearch(search);
  };
  return {
    chosen,
    /** Sets filters; an empty value removes its filter. The new set of rows begins at its first page. */
    choose: (wishes: Record<string, string>) => {
      // A second choice may come before the page has drawn the first one.
      const next = new URLSearchParams(wish.current.place === place ? wish.current.search : chosen);
      next.delete('page');
      for (const [key, value] of Object.entries(wishes)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      wishFor(next);
    },
    clear: () => wishFor(new URLSearchParams()),
  };
};

/**
 * Returns a function that replaces the search of this page after a write. A user who has pressed "back" meanwhile waits
 * for the other page; the function then does nothing, because a second navigation would cancel the first.
 */
export const useReplaceSearch = () => {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [, setSearch] = useSearchParams();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  return (search: URLSearchParams, options: Omit<NavigateOptions, 'replace'> = {}) => {
    if (!isLeaving.current) setSearch(search, { ...options, replace: true });
  };
};
