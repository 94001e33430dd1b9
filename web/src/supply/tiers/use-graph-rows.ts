import { GRAPH_ROWS } from '@ieum/contract';
import { useSyncExternalStore } from 'react';
import { isMedia } from '../../kit/ui/media.ts';

/** Height of the window that is no picture: header, head, tabs, chips, tiers, legend. */
const OTHER = 372;
/** A card with its gap, at the smallest scale that can be read. */
const ROW = 41 * 0.75;
/** The answer depends on it, so a small change of the window must not ask again. */
const STEP = 1;

/** Returns how many cards a column has room for. More are folded into groups, instead of being drawn smaller. */
export const useGraphRows = () => useSyncExternalStore(listen, rowsNow);

const listen = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

const rowsNow = () => {
  if (isMedia('upToLaptop')) return GRAPH_ROWS.max;
  const fits = Math.floor((window.innerHeight - OTHER) / ROW / STEP) * STEP;
  return Math.min(GRAPH_ROWS.max, Math.max(GRAPH_ROWS.min, fits));
};
