import styles from './plot-patterns.module.css';
import type { SeriesLook } from './series-look.ts';

const TILE = 8;
const SLANTED = 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4';
const LEANING = 'M-2,6l4,4M0,0l8,8M6,-2l4,4';
const LYING = 'M0,4h8';
const STANDING = 'M4,0v8';
/** Lines of no length with round ends are dots. */
const DOTS = 'M2,2h.01M6,6h.01';
const LINES = ['', SLANTED, DOTS, LEANING, LYING, SLANTED + LEANING, STANDING, LYING + STANDING];

type PlotPatternsProps = { id: string; looks: SeriesLook[] };

/** Defines fills that differ even without colour, once for a plot and its legend. */
export const PlotPatterns = ({ id, looks }: PlotPatternsProps) => (
  <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
    <defs>
      {looks.map(({ color, pattern }, index) => (
        <pattern
          key={`${color}-${pattern}`}
          id={`${id}-${index}`}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
        >
          <rect width={TILE} height={TILE} fill={color} />
          <path className={LINES[pattern] === DOTS ? styles.dots : styles.lines} d={LINES[pattern]} />
        </pattern>
      ))}
    </defs>
  </svg>
);

export const patternFill = (id: string, index: number) => `url(#${id}-${index})`;
