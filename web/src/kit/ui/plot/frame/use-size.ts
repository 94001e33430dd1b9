import { useLayoutEffect, useState } from 'react';

export type Size = {
  width: number;
  height: number;
  /** Height of a letter. Users with larger text get space for it. */
  em: number;
};

/** Size for an element that has none yet: a hidden tab, a test. */
const UNKNOWN: Size = { width: 640, height: 260, em: 13 };

/** Measures before the first paint, so nothing jumps. */
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
