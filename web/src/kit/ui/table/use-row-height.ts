import { useSyncExternalStore } from 'react';

const NORMAL = 44;
const DENSE = 36;
/** A finger needs the full height. */
const FOR_FINGERS = '(pointer: coarse), (max-width: 480.98px)';

/** A virtual table must know it before the rows are there, so it is said here and told to the style sheet. */
export const useRowHeight = (isDense: boolean) => {
  const isForFingers = useSyncExternalStore(listen, () => window.matchMedia(FOR_FINGERS).matches);
  return isDense && !isForFingers ? DENSE : NORMAL;
};

const listen = (onChange: () => void) => {
  const query = window.matchMedia(FOR_FINGERS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
