import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { styled } from '../ui/styled.tsx';
import styles from './marks.module.css';

type MapLinesProps = { frame: { width: number; height: number }; children: ReactNode };

/** Lines over the whole map. Screen readers get the same facts from the marks. */
export const MapLines = ({ frame: { width, height }, children }: MapLinesProps) => (
  <svg className={styles.lines} width={width} height={height} aria-hidden>
    {children}
  </svg>
);

/** Marks on a map, as a list that the keyboard can reach. */
export const MapMarks = styled('ul', styles.marks);

type MapMarkProps = {
  x: number;
  y: number;
  /** The tip of a pin is at the place, the middle of every other mark. */
  isPin?: boolean;
  children: ReactNode;
};

export const MapMark = ({ x, y, isPin = false, children }: MapMarkProps) => (
  <li className={classNames(styles.mark, isPin && styles.pin)} style={{ insetInlineStart: x, insetBlockStart: y }}>
    {children}
  </li>
);

type MapClusterProps = ComponentProps<'button'> & {
  /** Number of places, as it is shown. */
  shown: string;
  label: string;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** None of the places is known exactly. */
  isEstimated?: boolean;
};

/** Button for several places at one point. At the edge of a map it may be cut off; its `title` has the whole text. */
export const MapCluster = ({ shown, label, size = 'small', isEstimated = false, ...rest }: MapClusterProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    data-shortened
    className={classNames(styles.cluster, size !== 'small' && styles[size], isEstimated && styles.estimated)}
  >
    <span aria-hidden>{shown}</span>
    <span className="visually-hidden">{label}</span>
  </button>
);
