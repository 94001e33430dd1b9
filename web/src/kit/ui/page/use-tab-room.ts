import { type RefObject, useLayoutEffect, useState } from 'react';

type TabRoom = {
  line: RefObject<HTMLElement | null>;
  links: RefObject<HTMLElement | null>;
  /** A phone shows no tabs, so there is nothing to measure. */
  isPhone: boolean;
};

/**
 * Returns whether the tabs fit on the line. If they do not, it remembers the width that they need and tells when the
 * line has it again.
 */
export const useTabRoom = ({ line, links, isPhone }: TabRoom) => {
  const [needed, setNeeded] = useState(0);
  const hasRoom = needed === 0;
  useLayoutEffect(() => {
    if (!line.current || isPhone) return;
    const measure = () => {
      const width = line.current?.clientWidth ?? 0;
      if (!hasRoom) {
        if (width >= needed) setNeeded(0);
        return;
      }
      const lacking = (links.current?.scrollWidth ?? 0) - (links.current?.clientWidth ?? 0);
      if (lacking > 0) setNeeded(width + lacking);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line.current);
    if (links.current) observer.observe(links.current);
    return () => observer.disconnect();
  }, [line, links, isPhone, hasRoom, needed]);
  return hasRoom;
};
