import { useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** What the address asks for, or will in a moment: what is chosen while a list still loads adds to what was chosen before. */
export const useLatestSearch = () => {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === pathname ? next.search : search);
};

/** What a page does not know, it does not carry on. */
export const onlyKnown = (search: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...search].filter(([name]) => names.includes(name)));

/** Filters that stand in the address, by the names that the page knows: they can be kept, sent and gone back to. */
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
    /** An empty wish takes its filter away. Another set of rows begins at its first page. */
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
