import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { placeOf } from '../record/record.paths.ts';

/** Whoever comes by a link to a field finds it in the middle of the window, with the focus on it. */
export const usePlaceFocus = () => {
  const { hash } = useLocation();
  useEffect(() => {
    // A whole section is taller than the window: the browser alone finds its beginning.
    const place = hash.startsWith(`#${placeOf('')}`) && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [hash]);
};
