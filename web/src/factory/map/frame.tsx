import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import type { MapView } from '../list/address.ts';
import type { Frame } from './geometry.ts';
import styles from './map.module.css';
import { Outline } from './outline.tsx';
import { useGestures } from './use-gestures.ts';

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
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

/** Shows the world map in a frame. It moves by dragging and arrow keys, and zooms by wheel, two fingers, keys and buttons. */
export const MapFrame = ({ ref, element, frame, view, onView, isPending, children }: MapFrameProps) => {
  const { t } = useTranslation('factory');
  const hint = useId();
  const { move, zoom } = useGestures({ element, frame, view, onView });
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const [step, zoomStep] = [MOVES[key], ZOOMS[key]];
    if (!step && !zoomStep) return;
    event.preventDefault();
    if (step) move(...step);
    if (zoomStep) zoom(zoomStep);
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
    >
      <Outline view={view} frame={frame} />
      {children}
      <p id={hint} className="visually-hidden">
        {t('map.hint')}
      </p>
      <div className={styles.controls}>
        <IconButton look="outlined" size="medium" label={t('map.zoomIn')} onClick={() => zoom(ZOOM_STEP)}>
          <Plus size={20} aria-hidden />
        </IconButton>
        <IconButton look="outlined" size="medium" label={t('map.zoomOut')} onClick={() => zoom(-ZOOM_STEP)}>
          <Minus size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
};
