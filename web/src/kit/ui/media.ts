import { useCallback, useSyncExternalStore } from 'react';

/**
 * Widths of the window at which pages change (S9.5): 481, 769 and 1281. Style sheets have the same numbers, and
 * `styles.test.ts` refuses others. A component that needs another width measures its container.
 */
const MEDIA = {
  phone: '(max-width: 480.98px)',
  upToTablet: '(max-width: 768.98px)',
  upToLaptop: '(max-width: 1280.98px)',
  /** Whoever uses fingers needs the full height of a row. */
  fingers: '(pointer: coarse), (max-width: 480.98px)',
};

type Media = keyof typeof MEDIA;

export const isMedia = (media: Media) => window.matchMedia(MEDIA[media]).matches;

export const useMedia = (media: Media) => {
  const listen = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(MEDIA[media]);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(listen, () => isMedia(media));
};
