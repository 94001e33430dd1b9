import { useLayoutEffect, useState } from 'react';

/** Widths are rounded. */
const NEAR = 2;

/** Returns whether the content is wider than the frame, and whether some of it is still beyond the frame's end. */
export const useMoreBeyond = (element: HTMLElement | null) => {
  const [state, setState] = useState({ isWide: false, hasMore: false });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      const isWide = scrollWidth > clientWidth + NEAR;
      const hasMore = isWide && scrollLeft + clientWidth < scrollWidth - NEAR;
      setState((before) => (before.isWide === isWide && before.hasMore === hasMore ? before : { isWide, hasMore }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [element]);
  return state;
};
