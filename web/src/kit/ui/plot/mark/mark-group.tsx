import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLabelled } from '../../../language/use-labelled.ts';
import type { PlotMark } from './mark.ts';
import styles from './mark-group.module.css';
import type { Flow } from './next-mark.ts';
import { PlotTooltip } from './plot-tooltip.tsx';
import { useMarks } from './use-marks.ts';

type Draw = (mark: PlotMark) => ReactNode;
type MarkGroupProps = { label: string; marks: PlotMark[]; flow: Flow; drawMark: Draw; drawRing?: Draw };

const RING_GAP = 3;
const RING_RADIUS = 4;

/** Draws the marks of a plot: one stop for Tab, arrows between the marks, name and value on hover and on focus. */
export const MarkGroup = ({ label, marks, flow, drawMark, drawRing = ringAround }: MarkGroupProps) => {
  const { t } = useTranslation('ui');
  const group = useRef<SVGGElement>(null);
  const { stop, focused, shown, handlers } = useMarks(marks, flow, group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside an svg
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group inside an svg is nothing to press
    <g ref={group} role="group" aria-label={label} aria-description={t('plot.hint')} {...handlers}>
      {marks.map((mark) => (
        <MarkItem key={mark.key} mark={mark} isStop={mark === stop} drawMark={drawMark} />
      ))}
      {focused && (
        <>
          <g className={styles.halo}>{drawRing(focused)}</g>
          <g className={styles.ring}>{drawRing(focused)}</g>
        </>
      )}
      {shown && <PlotTooltip mark={shown} group={group} />}
    </g>
  );
};

type MarkItemProps = { mark: PlotMark; isStop: boolean; drawMark: Draw };

/** There are hundreds of marks: only those that change are drawn again when the pointer passes. */
const MarkItem = memo(({ mark, isStop, drawMark }: MarkItemProps) => {
  const withLabel = useLabelled();
  const common = {
    className: styles.mark,
    'data-mark': mark.key,
    'aria-label': withLabel(mark.name, mark.value),
    tabIndex: isStop ? 0 : -1,
  };
  if (mark.href)
    return (
      <Link to={mark.href} {...common}>
        {drawMark(mark)}
      </Link>
    );
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group inside an svg is nothing to press
    <g role="img" {...common}>
      {drawMark(mark)}
    </g>
  );
});

/** Draws our own focus ring, because not every browser draws an outline inside an svg. */
const ringAround = ({ box }: PlotMark) => (
  <rect
    x={box.x - RING_GAP}
    y={box.y - RING_GAP}
    width={box.width + 2 * RING_GAP}
    height={box.height + 2 * RING_GAP}
    rx={RING_RADIUS}
  />
);
