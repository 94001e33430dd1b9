import { type PointerEvent, useEffect, useState } from 'react';
import styles from './graph.module.css';
import { BOX, type Layout } from './layout.ts';

const WIDTH = 160;
const HEIGHT = 110;
/** Height of the row of tiers above the graph, which is always visible. */
export const HEADS = 36;

type Seen = { x: number; y: number; width: number; height: number };

/** Shows the visible part of a graph that is larger than its frame. Keyboard users have the arrow keys instead. */
export const Minimap = ({ layout, frame }: { layout: Layout; frame: HTMLElement | null }) => {
  const seen = useSeen(frame, layout);
  if (!frame || !seen) return null;
  const scale = Math.min(WIDTH / layout.width, HEIGHT / layout.height);
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    frame.scrollTo({
      left: (clientX - left) / scale - frame.clientWidth / 2,
      top: (clientY - top) / scale - frame.clientHeight / 2,
    });
  };
  return (
    <svg
      className={styles.minimap}
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden
      onPointerDown={go}
      onPointerMove={go}
    >
      {[...layout.drawn.values()].map(({ key, x, y }) => (
        <rect key={key} className={styles.dot} x={x} y={y} width={BOX.width} height={BOX.height} />
      ))}
      <rect className={styles.window} {...seen} />
    </svg>
  );
};

/** Returns the visible part, or undefined while the whole graph is visible. */
const useSeen = (frame: HTMLElement | null, layout: Layout) => {
  const [seen, setSeen] = useState<Seen>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has another size
  useEffect(() => {
    if (!frame) return;
    const measure = () => {
      const { scrollLeft: x, scrollTop: y, clientWidth: width, clientHeight: height } = frame;
      const isWhole = frame.scrollWidth <= width && frame.scrollHeight <= height;
      setSeen(isWhole ? undefined : { x, y, width, height: height - HEADS });
    };
    measure();
    frame.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => {
      frame.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [frame, layout]);
  return seen;
};
