import { useEffect } from 'react';
import { useLocation } from 'react-router';

const PLACE = '#step-';
const CONTROL = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Scrolls the field that the address names to the middle and focuses it. The address has the id of a place
 * (`#step-street`) or the name of a field in it (`#step-headcount.female`).
 */
export const usePlaceFocus = () => {
  const { hash, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has other places
  useEffect(() => {
    const place = hash.startsWith(PLACE) && placeIn(hash);
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    const control = place.matches(CONTROL) ? place : place.querySelector(CONTROL);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [hash, pathname]);
};

const placeIn = (hash: string) => {
  const [field] = document.getElementsByName(decodeURIComponent(hash.slice(PLACE.length)));
  // A date has a visible field beside the hidden one that has its name.
  const isHidden = field instanceof HTMLInputElement && field.type === 'hidden';
  return document.getElementById(hash.slice(1)) ?? (isHidden ? field.parentElement : field);
};
