import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whoever comes by a link to a field finds it in the middle of the window, with the focus on it. */
export const usePlaceFocus = () => {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [hash]);
};
