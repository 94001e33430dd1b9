import type { ReactNode } from 'react';
import styles from './canvas.module.css';
import { CutLabel } from './cut-label.tsx';
import { cutText } from './label-text.ts';
import type { RowLayout } from './row-layout.ts';
import { HiddenFromScreenReaders } from './unspoken.tsx';

type RowCanvasProps = {
  layout: RowLayout;
  names: string[];
  em: number;
  ticks: { at: number; text: string }[];
  zero?: number;
  /** Stays above while the rows scroll. */
  head?: { height: number; content: ReactNode };
  children: ReactNode;
};

/** Draws names at the side, rows beside them, and an axis below that stays while the rows scroll. */
export const RowCanvas = ({ layout, names, em, ticks, zero, head, children }: RowCanvasProps) => {
  const { width, height, viewHeight, nameRoom, step } = layout;
  const top = head?.height ?? 0;
  return (
    <>
      {head && (
        <svg className={styles.axis} width={width} height={top} aria-hidden="true">
          {head.content}
        </svg>
      )}
      <div className={styles.down} style={{ top, height: viewHeight }}>
        <svg className={styles.drawing} width={width} height={height} role="none">
          <HiddenFromScreenReaders>
            {ticks.map(({ at }, tick) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: where there is no room yet, all stand at one place
              <path key={tick} className={styles.grid} d={`M${at},0v${height}`} />
            ))}
            {names.map((name, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
              <text key={row} className={styles.name} y={(row + 0.5) * step}>
                <CutLabel text={cutText(name, nameRoom, em)} whole={name} />
              </text>
            ))}
          </HiddenFromScreenReaders>
          {children}
          {zero !== undefined && <path className={styles.zero} d={`M${zero},0v${height}`} />}
        </svg>
      </div>
      <svg className={styles.axis} style={{ top: top + viewHeight }} width={width} height={em * 2} aria-hidden="true">
        {ticks.map(({ at, text }, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: where there is no room yet, all stand at one place
          <text key={tick} className={styles.valueBelow} x={at} y={em}>
            {text}
          </text>
        ))}
      </svg>
    </>
  );
};
