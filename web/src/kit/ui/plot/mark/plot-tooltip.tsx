import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePlotArea } from '../frame/plot-area.tsx';
import { type PlotMark, tipOf } from './mark.ts';
import styles from './plot-tooltip.module.css';

type PlotTooltipProps = { mark: PlotMark; group: RefObject<SVGGElement | null> };

/** Shows the text that screen readers get as the mark's name. */
export const PlotTooltip = ({ mark, group }: PlotTooltipProps) => {
  const area = usePlotArea();
  const tooltip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const svg = group.current?.ownerSVGElement;
    if (!svg || !area) return;
    const place = () => tooltip.current && placeTooltip(tooltip.current, mark, svg, area);
    place();
    // The picture may scroll under it, also because the focus moves.
    area.addEventListener('scroll', place, { capture: true });
    return () => area.removeEventListener('scroll', place, { capture: true });
  }, [mark, area, group]);

  if (!area) return null;
  const content = (
    <div ref={tooltip} className={styles.place} aria-hidden="true">
      <div className={styles.tooltip}>
        <bdi className={styles.name}>{mark.name}</bdi>
        <bdi className={styles.value}>{mark.value}</bdi>
      </div>
    </div>
  );
  return createPortal(content, area);
};

const placeTooltip = (tooltip: HTMLElement, mark: PlotMark, svg: SVGSVGElement, area: HTMLElement) => {
  const { x, y, side } = tipOf(mark);
  const drawing = svg.getBoundingClientRect();
  const frame = area.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const pointX = drawing.left - frame.left + x;
  const pointY = drawing.top - frame.top + y;
  const isBeside = side === 'end' && pointX + offsetWidth <= frame.width;
  const left = isBeside ? pointX : pointX - offsetWidth / 2;
  const above = drawing.top - frame.top + Math.min(y, mark.box.y) - offsetHeight;
  const top = isBeside ? pointY - offsetHeight / 2 : above;
  const isInside = pointX >= 0 && pointX <= frame.width && pointY >= 0 && pointY <= frame.height;
  tooltip.style.left = `${Math.max(0, Math.min(left, frame.width - offsetWidth))}px`;
  tooltip.style.top = `${top}px`;
  tooltip.style.visibility = isInside ? 'visible' : 'hidden';
};
