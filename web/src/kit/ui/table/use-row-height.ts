import { useSyncExternalStore } from 'react';

const NORMAL = 44;
const DENSE = 36;
/** A finger needs the full height. */
const FOR_FINGERS = '(pointer: coarse), (max-width: 480.98px)';

/**
 * Returns the height of a row. A virtual table needs it before the rows are drawn, so it is set here and passed to the
 * style sheet.
 */
export const useRowHeight = (isDense: boolean) => {
  const isForFingers = useSyncExternalStore(listen, () => window.matchMedia(FOR_FINGERS).matches);
  return isDense && !isForFingers ? DENSE : NORMAL;
};

const listen = (onChange: () => void) => {
  const query = window.matchMedia(FOR_FINGERS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
