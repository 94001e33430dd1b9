import { type ReactNode, useCallback, useState } from 'react';
import { useIsScrollable } from './use-is-scrollable.ts';

type ScrolledProps = {
  label: string;
  className: string | undefined;
  /** Given one, it gets the frame itself, to measure it. */
  onFrame?: (frame: HTMLElement | null) => void;
  children: ReactNode;
};

/** No landmark: what it is about has one already. */
const AS_GROUP = { role: 'group' };

/** What may be wider than its place: where it is, the keyboard can move it. */
export const Scrolled = ({ label, className, onFrame, children }: ScrolledProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isScrollable = useIsScrollable(frame);
  const take = useCallback(
    (element: HTMLElement | null) => {
      setFrame(element);
      onFrame?.(element);
    },
    [onFrame],
  );
  return (
    <section ref={take} className={className} {...AS_GROUP} aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
      {children}
    </section>
  );
};
