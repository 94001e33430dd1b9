import { useQuery } from '@tanstack/react-query';
import type { MapView } from '../list/address.ts';
import { type Frame, transformOf } from './geometry.ts';
import styles from './map.module.css';
import { FINE_ZOOM, outlineQuery } from './world-outline.ts';

export const Outline = ({ view, frame }: { view: MapView; frame: Frame }) => {
  const isFine = view.zoom >= FINE_ZOOM;
  const coarse = useQuery(outlineQuery(false)).data;
  const fine = useQuery({ ...outlineQuery(true), enabled: isFine }).data;
  const outline = (isFine && fine) || coarse;
  if (!outline) return null;
  const { k, x, y } = transformOf(view, frame);
  return (
    <svg className={styles.outline} width={frame.width} height={frame.height} aria-hidden>
      <g transform={`translate(${x} ${y}) scale(${k})`}>
        <path className={styles.land} d={outline.land} />
        <path className={styles.borders} d={outline.borders} />
      </g>
    </svg>
  );
};
