import { useSearchParams } from 'react-router';

const BACK = 'back';
/** A path of this portal. Two slashes would lead to another site, and a browser reads a backslash as a slash. */
const OWN_PATH = /^\/(?![/\\])[^\\]*$/;

/** Adds to the address of a form where it leads back to. */
export const withWayBack = (to: string, back: string) => {
  const [path = '', hash] = to.split('#');
  const sign = path.includes('?') ? '&' : '?';
  return `${path}${sign}${BACK}=${encodeURIComponent(back)}${hash === undefined ? '' : `#${hash}`}`;
};

/** Reads where the form leads back to. `keep` adds it to the addresses of the form's other sections. */
export const useWayBack = () => {
  const [search] = useSearchParams();
  const named = search.get(BACK);
  const back = named !== null && OWN_PATH.test(named) ? named : undefined;
  return { back, keep: (to: string) => (back === undefined ? to : withWayBack(to, back)) };
};
