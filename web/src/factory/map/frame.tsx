import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../kit/map/map.module.css';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import type { MapView } from '../list/address.ts';
import { type Frame, movedView, transformOf, zoomedView } from './geometry.ts';
import { FINE_ZOOM, outlineQuery } from './world-outline.ts';

type MapFrameProps = {
  ref: Ref<HTMLElement>;
  /** Element that `ref` received. */
  element: HTMLElement | null;
  frame: Frame;
  view: MapView;
  onView: (view: MapView) => void;
  isPending: boolean;
  children: ReactNode;
};

const KEY_STEP = 80;
const ZOOM_STEP = 1;
const WHEEL_PER_ZOOM = 300;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

/** Shows the world map in a frame. It moves by dragging and arrow keys, and zooms by wheel, keys and buttons. */
export const MapFrame = ({ ref, element, frame, view, onView, isPending, children }: MapFrameProps) => {
  const { t } = useTranslation('factory');
  const hint = useId();
  useWheel(element, (by, at) => onView(zoomedView(view, frame, by, at)));
  const drag = useDrag((right, down) => onView(movedView(view, frame, right, down)));
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const [move, zoom] = [MOVES[key], ZOOMS[key]];
    if (!move && !zoom) return;
    event.preventDefault();
    onView(move ? movedView(view, frame, ...move) : zoomedView(view, frame, zoom ?? 0));
  };
  return (
    <section
      ref={ref}
      className={styles.frame}
      aria-label={t('map.label')}
      aria-describedby={hint}
      aria-busy={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse moves the map from here
      tabIndex={0}
      onKeyDown={press}
      {...drag}
    >
      <Outline view={view} frame={frame} />
      {children}
      <p id={hint} className="visually-hidden">
        {t('map.hint')}
      </p>
      <div className={styles.controls}>
        <IconButton
          look="outlined"
          size="medium"
          label={t('map.zoomIn')}
          onClick={() => onView(zoomedView(view, frame, ZOOM_STEP))}
        >
          <Plus size={20} aria-hidden />
        </IconButton>
        <IconButton
          look="outlined"
          size="medium"
          label={t('map.zoomOut')}
          onClick={() => onView(zoomedView(view, frame, -ZOOM_STEP))}
        >
          <Minus size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
};

export const Outline = ({ view, frame }: { view: MapView; frame: Frame }) => {
  const isFine = view.zoom >= FINE_ZOOM;
  const coarse = useQuery(outlineQuery(false)).data;
  const fine = useQuery({ ...outlineQuery(true), enabled: isFine }).data;
  const outline = (isFine && fine) || coarse;
  if (!outline) return null;
  return (
    <svg className={styles.outline} width={frame.width} height={frame.height} aria-hidden>
      <g transform={transformOf(view, frame)}>
        <path className={styles.land} d={outline.land} />
        <path className={styles.borders} d={outline.borders} />
      </g>
    </svg>
  );
};

/** Listens without React: only a listener with `passive: false` can keep the page from scrolling. */
const useWheel = (element: HTMLElement | null, onTurn: (by: number, at: { x: number; y: number }) => void) => {
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      turn.current(-event.deltaY / WHEEL_PER_ZOOM, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [element]);
};

/** Moves the map with the pointer. Links and buttons keep their clicks. */
const useDrag = (onMove: (right: number, down: number) => void) => {
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const start = ({ target, clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    if (target instanceof Element && target.closest('a, button')) return;
    currentTarget.setPointerCapture(pointerId);
    setFrom({ x: clientX, y: clientY });
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!from) return;
    onMove(from.x - clientX, from.y - clientY);
    setFrom({ x: clientX, y: clientY });
  };
  const end = () => setFrom(undefined);
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
};
