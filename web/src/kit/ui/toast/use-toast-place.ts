import { type RefObject, useLayoutEffect } from 'react';
import buttonStyles from '../button/button.module.css';
import { type Box, clearPlace, type Place } from './toast-place.ts';

/** Elements that the user is about to press or to fill in. */
const KEPT = ['button[type="submit"]', `.${buttonStyles.solid}`, ':focus'].join();

/**
 * Moves the toasts to the top of the window while they would cover, at the bottom, an element that the user needs next.
 */
export const useToastPlace = (
  area: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
  within: HTMLElement = document.body,
) => {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || lines.length === 0) return;
    let frame = 0;
    const look = (start?: Place) => put(element, within, start);
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    look('bottom');
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    document.addEventListener('focusin', lookSoon);
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      document.removeEventListener('scroll', lookSoon, { capture: true });
      document.removeEventListener('focusin', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [area, lines, within]);
};

const put = (area: HTMLElement, within: HTMLElement, start?: Place) => {
  const now = start ?? (area.dataset.place === 'top' ? 'top' : 'bottom');
  const boxes = { bottom: boxAt(area, 'bottom'), top: boxAt(area, 'top') };
  const elements = [...within.querySelectorAll(KEPT)].filter((element) => !area.contains(element));
  const kept = elements.map((element) => element.getBoundingClientRect());
  area.dataset.place = clearPlace(now, boxes, kept);
};

/** Measures the lines themselves, because their container is as wide as the window. */
const boxAt = (area: HTMLElement, place: Place): Box => {
  area.dataset.place = place;
  const lines = [...area.children].flatMap(({ children }) => [...children].map((line) => line.getBoundingClientRect()));
  return {
    top: Math.min(...lines.map(({ top }) => top)),
    bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
  };
};
