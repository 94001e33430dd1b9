import { placeOf } from '@ieum/contract/factory/record/step.paths.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the field that the address names to the middle and focuses it. */
export const usePlaceFocus = () => {
  const { hash } = useLocation();
  useEffect(() => {
    // A whole section is taller than the window: the browser scrolls to its start.
    const place = hash.startsWith(`#${placeOf('')}`) && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [hash]);
};
