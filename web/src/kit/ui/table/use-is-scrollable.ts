import { useLayoutEffect, useState } from 'react';

/** Returns whether the content exceeds the frame: only then is the frame a stop for the keyboard. */
export const useIsScrollable = (element: HTMLElement | null) => {
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setScrollable(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
};
