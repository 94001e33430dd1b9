import { useMemo } from 'react';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { MapView } from '../list/address.ts';
import type { Frame, Mark } from './geometry.ts';
import styles from './labels.module.css';
import { type Box, boxOfMark, labelsIn } from './labels.ts';
import { placesIn } from './places.ts';

/** Corner with the buttons of the map. */
const CONTROLS = { width: 64, height: 116 };

/** Names countries, regions and cities below the marks. Screen readers have the same places in the table. */
export const MapLabels = ({ marks, view, frame }: { marks: Mark[]; view: MapView; frame: Frame }) => {
  const { name: language, tag } = useLanguage();
  const places = useMemo(() => placesIn(language, tag), [language, tag]);
  const controls: Box = {
    left: frame.width - CONTROLS.width,
    right: frame.width,
    top: 0,
    bottom: CONTROLS.height,
  };
  const labels = labelsIn(places, view, frame, [controls, ...marks.map(boxOfMark)]);
  return (
    <svg className={styles.labels} width={frame.width} height={frame.height} aria-hidden>
      {labels.map(({ key, name, kind, x, y, width, dot }) => (
        <g key={`${kind} ${key}`}>
          {dot && <circle className={styles.dot} cx={dot.x} cy={dot.y} r={2.5} />}
          <text className={styles[kind]} x={x + width / 2} y={y}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
};
