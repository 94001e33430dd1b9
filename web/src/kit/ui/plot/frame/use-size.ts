import { useLayoutEffect, useState } from 'react';

export type Size = {
  width: number;
  height: number;
  /** How high a letter is: whoever asks for larger text gets room for it. */
  em: number;
};

/** For a place that has no size yet: a tab that is not shown, a test. */
const UNKNOWN: Size = { width: 640, height: 260, em: 13 };

/** Measured before the first paint, so nothing jumps. */
export const useSize = (element: HTMLElement | null) => {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setSize((before) => keepSame(before, sizeOf(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

const sizeOf = (element: HTMLElement): Size => {
  const { clientWidth, clientHeight } = element;
  if (clientWidth === 0 || clientHeight === 0) return UNKNOWN;
  return { width: clientWidth, height: clientHeight, em: Number.parseFloat(getComputedStyle(element).fontSize) };
};

const keepSame = (before: Size | null, now: Size) => {
  const isSame = before?.width === now.width && before.height === now.height && before.em === now.em;
  return isSame ? before : now;
};
