import { type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react';
import type { PlotMark } from './mark.ts';
import { type Flow, nextMark } from './next-mark.ts';

/** Tracks the mark with the focus and the mark with the tooltip. The pointer takes precedence over the keyboard. */
export const useMarks = (marks: PlotMark[], flow: Flow, group: RefObject<SVGGElement | null>) => {
  const [hoveredKey, setHovered] = useState<string>();
  const [focusedKey, setFocused] = useState<string>();
  const [stopKey, setStop] = useState<string>();
  const [isDismissed, setDismissed] = useState(false);
  const markOf = (key: string | undefined) => marks.find((mark) => mark.key === key);
  const focused = markOf(focusedKey);
  const shown = isDismissed ? undefined : (markOf(hoveredKey) ?? focused);

  const hover = (key: string | undefined) => {
    if (!key || key === hoveredKey) return;
    setHovered(key);
    setDismissed(false);
  };
  const focus = (key: string | undefined) => {
    setFocused(key);
    if (!key) return;
    setStop(key);
    setHovered(undefined);
    setDismissed(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setDismissed(true);
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    const current = marks.findIndex(({ key }) => key === keyOf(event));
    const next = hasModifier ? undefined : nextMark(marks, current, event.key, flow);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll<SVGElement>('[data-mark]')[next]?.focus();
  };

  return {
    stop: markOf(stopKey) ?? marks[0],
    focused,
    shown,
    handlers: {
      onPointerOver: (event: SyntheticEvent) => hover(keyOf(event)),
      // React treats the tooltip as a child: moving onto it is not leaving.
      onPointerLeave: () => setHovered(undefined),
      onFocus: (event: SyntheticEvent) => focus(keyOf(event)),
      onBlur: () => focus(undefined),
      onKeyDown: press,
    },
  };
};

const keyOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? (target.closest('[data-mark]')?.getAttribute('data-mark') ?? undefined) : undefined;
