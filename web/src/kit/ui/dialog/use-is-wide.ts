import { useSyncExternalStore } from 'react';

/** Width of a page that has room for a panel. The style sheets of such pages have it in `@container page`. */
const WIDE = 796;

const watch = (listen: () => void) => {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const observer = new ResizeObserver(listen);
  observer.observe(main);
  return () => observer.disconnect();
};

const isWide = () => {
  const main = document.querySelector('main');
  if (!main) return false;
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) >= WIDE;
};

/** Returns whether there is room for a panel beside the picture. */
export const useIsWide = () => useSyncExternalStore(watch, isWide);
