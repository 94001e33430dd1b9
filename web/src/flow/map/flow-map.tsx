import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import mapStyles from '../../factory/map/factory-map.module.css';
import { MapFrame } from '../../factory/map/map-frame.tsx';
import { boundsAround, type Frame, fittedView, heldView, placeIn } from '../../factory/map/map-geometry.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { useSize } from '../../kit/ui/plot/use-size.ts';
import lineStyles from '../../supply/tier/tier-graph.module.css';
import styles from '../flow.module.css';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { countryFlows, type FlowLine, type FlowMark } from './country-flows.ts';

const UNKNOWN_FRAME: Frame = { width: 640, height: 480 };
const START = { longitude: 127, latitude: 25, zoom: 0 };
const THICKEST = 12;
const LIFT = 5;
const NOTHING = '–';

/** Between which countries how much went; the table below says the same. */
export const FlowMap = ({ data }: { data: FlowPicture }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useSize(element) ?? UNKNOWN_FRAME;
  const { marks, lines, isUnplaced } = useMemo(() => countryFlows(data.nodes, data.bands), [data]);
  const first = useMemo(() => {
    const bounds = boundsAround(marks.map(pointBounds));
    return bounds ? fittedView(bounds, frame) : heldView(START, frame);
  }, [marks, frame]);
  const [moved, setView] = useState<typeof first>();
  const view = heldView(moved ?? first, frame);
  const placeOf = (point: { latitude: number; longitude: number }) => placeIn(point, view, frame);
  const most = Math.max(1, ...lines.map(({ weight }) => weight));
  const labelOf = ({ country, inKg, outKg }: FlowMark) =>
    t('map.country', { country: words.countryOf(country), in: words.mass(inKg), out: words.mass(outKg) });
  return (
    <div className={styles.stack}>
      <MapFrame ref={setElement} element={element} frame={frame} view={view} onView={setView} isPending={false}>
        <svg className={mapStyles.outline} width={frame.width} height={frame.height} aria-hidden>
          {lines.map((line) => (
            <Flight key={`${line.from.country} ${line.to.country}`} line={line} most={most} placeOf={placeOf} />
          ))}
        </svg>
        <ul className={mapStyles.marks} aria-label={t('map.marks')}>
          {marks.map((mark) => {
            const { x, y } = placeOf(mark);
            return (
              <li key={mark.country} className={mapStyles.mark} style={{ insetInlineStart: x, insetBlockStart: y }}>
                <span className={mapStyles.cluster} role="img" aria-label={labelOf(mark)} title={labelOf(mark)}>
                  {mark.country}
                </span>
              </li>
            );
          })}
        </ul>
      </MapFrame>
      {isUnplaced && <p className={styles.note}>{t('map.unplaced')}</p>}
      <table className={styles.figures} aria-label={t('map.countries')}>
        <thead>
          <tr>
            <th scope="col" className={styles.words}>
              {t('column.country')}
            </th>
            <th scope="col">{t('column.inKg')}</th>
            <th scope="col">{t('column.outKg')}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <tr key={mark.country}>
              <th scope="row" className={styles.words}>
                {words.countryOf(mark.country)}
              </th>
              <td>{mark.inKg > 0 ? words.mass(mark.inKg) : NOTHING}</td>
              <td>{mark.outKg > 0 ? words.mass(mark.outKg) : NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const pointBounds = ({ latitude, longitude }: FlowMark) => ({
  ...{ west: longitude, east: longitude, south: latitude, north: latitude },
});

type PlaceOf = (point: { latitude: number; longitude: number }) => { x: number; y: number };

const Flight = ({
  line: { from, to, weight, isExact },
  most,
  placeOf,
}: {
  line: FlowLine;
  most: number;
  placeOf: PlaceOf;
}) => {
  const [start, end] = [placeOf(from), placeOf(to)];
  const lift = Math.hypot(end.x - start.x, end.y - start.y) / LIFT;
  return (
    <path
      className={classNames(lineStyles.line, lineStyles.near, !isExact && lineStyles.dashed)}
      strokeWidth={1 + (THICKEST - 1) * Math.sqrt(weight / most)}
      strokeOpacity={0.6}
      d={`M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 - lift} ${end.x} ${end.y}`}
    />
  );
};
