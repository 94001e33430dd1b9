import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px)';
const watch = (listen: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listen);
  return () => media.removeEventListener('change', listen);
};

/** Returns whether there is room for a panel beside the picture. */
export const useIsWide = () => useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
