import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CARD_WIDTH, type Layout, SCALE_MIN } from './layout/layout.ts';
import type { ChainState } from './use-chain-state.ts';

const SCALE_MAX = 1.5;
const STEP = 1.1;

/** Fits the picture into its frame, zooms by Ctrl and the wheel, and moves it with the mouse. */
export const useView = (frame: HTMLElement | null, layout: Layout, state: ChainState) => {
  const [zoom, setZoom] = useState<number>();
  const [left, setLeft] = useState(0);
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const fitted = layout.scale;
  const scale = zoom ?? fitted;
  const { selected, fits } = state;

  // The key F and the button ask for the fitted picture again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request counts, whatever its number
  useEffect(() => setZoom(undefined), [fits]);
  useEffect(() => {
    if (!frame) return;
    const move = () => setLeft(frame.scrollLeft);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom((before) => bounded((before ?? fitted) * (event.deltaY < 0 ? STEP : 1 / STEP)));
    };
    frame.addEventListener('scroll', move, { passive: true });
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      frame.removeEventListener('scroll', move);
      frame.removeEventListener('wheel', wheel);
    };
  }, [frame, fitted]);

  const card = layout.cards.find(({ id }) => id === selected);
  const { x = 0, y = 0, height = 0 } = card ?? {};
  const isThere = card !== undefined;
  // A selected card is moved into view, wherever it was selected.
  useLayoutEffect(() => {
    if (!frame || !isThere) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    const isAcross = x * scale >= scrollLeft && (x + CARD_WIDTH) * scale <= scrollLeft + clientWidth;
    const isDown = y * scale >= scrollTop && (y + height) * scale <= scrollTop + clientHeight;
    if (isAcross && isDown) return;
    frame.scrollTo({ left: x * scale - clientWidth / 2, top: y * scale - clientHeight / 2 });
  }, [frame, isThere, x, y, height, scale]);

  const drag = {
    onPointerDown: ({ button, pointerType, clientX, clientY, target }: PointerEvent) => {
      const isOnCard = target instanceof Element && target.closest('button') !== null;
      if (!frame || button !== 0 || pointerType !== 'mouse' || isOnCard) return;
      from.current = { x: clientX, y: clientY, left: frame.scrollLeft, top: frame.scrollTop };
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      if (!frame || !start) return;
      if (buttons === 0) from.current = undefined;
      else frame.scrollTo({ left: start.left - (clientX - start.x), top: start.top - (clientY - start.y) });
    },
    onPointerUp: () => {
      from.current = undefined;
    },
  };
  return { scale, left, drag };
};

const bounded = (scale: number) => Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));
