import type { ReactNode } from 'react';
import styles from './canvas.module.css';
import type { AxisTick } from './category-ticks.ts';
import type { ColumnLayout } from './column-layout.ts';
import { CutLabel } from './cut-label.tsx';
import { HiddenFromScreenReaders } from './unspoken.tsx';

type ColumnCanvasProps = {
  layout: ColumnLayout;
  valueTicks: { at: number; text: string }[];
  /** Position of zero, if its line is drawn. */
  zero: number | undefined;
  categoryTicks: AxisTick[];
  children: ReactNode;
};

/** Draws values at the side, which stay while the rest scrolls, and categories along the bottom. */
export const ColumnCanvas = ({ layout, valueTicks, zero, categoryTicks, children }: ColumnCanvasProps) => {
  const { left, width, height, bottom } = layout;
  return (
    <>
      <svg className={styles.axis} width={left} height={height} aria-hidden="true">
        {valueTicks.map(({ at, text }, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: where there is no room yet, all stand at one place
          <text key={tick} className={styles.valueAtSide} x={left - 8} y={at}>
            {text}
          </text>
        ))}
      </svg>
      <div className={styles.across} style={{ left }}>
        <svg className={styles.drawing} width={width} height={height} role="none">
          <HiddenFromScreenReaders>
            {valueTicks.map(({ at }, tick) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: where there is no room yet, all stand at one place
              <path key={tick} className={styles.grid} d={`M0,${at}h${width}`} />
            ))}
            {categoryTicks.map(({ key, at, text, whole = text }) => (
              <text key={key} className={styles.category} x={at} y={bottom + (height - bottom) / 2}>
                <CutLabel text={text} whole={whole} />
              </text>
            ))}
          </HiddenFromScreenReaders>
          {children}
          {zero !== undefined && <path className={styles.zero} d={`M0,${zero}h${width}`} />}
        </svg>
      </div>
    </>
  );
};
