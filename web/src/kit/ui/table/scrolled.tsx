import { type ReactNode, useCallback, useState } from 'react';
import { useIsScrollable } from './use-is-scrollable.ts';

type ScrolledProps = {
  label: string;
  className: string | undefined;
  /** If set, it gets the frame itself, to measure it. */
  onFrame?: (frame: HTMLElement | null) => void;
  children: ReactNode;
};

/** Not a landmark: the section around it is already one. */
const AS_GROUP = { role: 'group' };

/** Frame for content that may be wider than its container. If it is, the keyboard can scroll it. */
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
