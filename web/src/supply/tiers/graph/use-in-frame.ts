import { useEffect } from 'react';
import { BOX, type Drawn } from './layout.ts';
import { HEADS } from './minimap.tsx';

/** Scrolls the selected company into view, wherever it was selected. */
export const useInFrame = (frame: HTMLElement | null, drawn: Drawn | undefined) => {
  const { x = 0, y = 0 } = drawn ?? {};
  const isDrawn = drawn !== undefined;
  useEffect(() => {
    if (!frame || !isDrawn) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    const isAcross = x >= scrollLeft && x + BOX.width + BOX.edge <= scrollLeft + clientWidth;
    const isDown = y >= scrollTop && y + BOX.height + HEADS <= scrollTop + clientHeight;
    if (isAcross && isDown) return;
    frame.scrollTo({
      left: isAcross ? scrollLeft : x - (clientWidth - BOX.width) / 2,
      top: isDown ? scrollTop : y - (clientHeight - HEADS - BOX.height) / 2,
    });
  }, [frame, isDrawn, x, y]);
};
