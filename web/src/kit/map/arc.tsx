import { classNames } from '../ui/class-names.ts';
import styles from './arc.module.css';

type Point = { x: number; y: number };
type ArcProps = {
  from: Point;
  to: Point;
  width: number;
  opacity?: number;
  isFaint?: boolean;
  isDashed?: boolean;
  isAccented?: boolean;
};

const LIFT = 5;

/** Draws a bent line between two places. */
export const Arc = ({ from, to, width, opacity, isFaint, isDashed, isAccented }: ArcProps) => {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) / LIFT;
  return (
    <path
      className={classNames(
        styles.arc,
        isFaint && styles.faint,
        isDashed && styles.dashed,
        isAccented && styles.accented,
      )}
      strokeWidth={width}
      strokeOpacity={opacity}
      d={`M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y}`}
    />
  );
};
