import { classNames } from '../../../kit/ui/class-names.ts';
import styles from './graph.module.css';
import { BOX, type Layout, type Line } from './layout.ts';

const BEND = 56;
const THICKEST = 5;
const MANY = 120;
const THICKEST_OF_MANY = 2.5;

/** Draws confirmed links solid and others dashed. Loops have a color and a dash of their own. */
export const GraphLines = ({ layout, focused }: { layout: Layout; focused: string }) => {
  const isMany = layout.lines.length > MANY;
  const thickest = isMany ? THICKEST_OF_MANY : THICKEST;
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden>
      {layout.lines.map((line) => (
        <path
          key={line.key}
          d={pathOf(line)}
          strokeWidth={Math.min(thickest, 1 + Math.log2(line.count))}
          className={classNames(
            styles.line,
            isMany && styles.faint,
            !line.isConfirmed && styles.dashed,
            line.isLoop && styles.loop,
            (line.from.key === focused || line.to.key === focused) && styles.near,
          )}
        />
      ))}
    </svg>
  );
};

/** Runs from the right edge of the buyer to the left edge of the supplier. A line backwards bends around. */
const pathOf = ({ from, to }: Line) => {
  const [startX, startY] = [from.x + BOX.width, from.y + BOX.height / 2];
  const isForward = to.column > from.column;
  const [endX, endY] = [isForward ? to.x : to.x + BOX.width, to.y + BOX.height / 2 + (isForward ? 0 : BOX.down)];
  const bendX = isForward ? endX - BEND : endX + BEND;
  return `M${startX} ${startY}C${startX + BEND} ${startY} ${bendX} ${endY} ${endX} ${endY}`;
};
