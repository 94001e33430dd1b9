import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFrame } from '../../factory/map/frame.tsx';
import { boundsAround, clampedView, type Frame, fittedView, placeIn } from '../../factory/map/geometry.ts';
import { Arc } from '../../kit/map/arc.tsx';
import { MapLines, MapMark, MapMarks } from '../../kit/map/marks.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useSize } from '../../kit/ui/plot/frame/use-size.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { separateMarks } from '../../supply/tiers/map/country-net.ts';
import styles from '../flow.module.css';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { countryFlows, type FlowLine, type FlowMark } from './country-flows.ts';

const UNKNOWN_FRAME: Frame = { width: 640, height: 480 };
const START = { longitude: 127, latitude: 25, zoom: 0 };
const THICKEST = 12;
const MARK_GAP = 60;
const HALF_A_NAME = 40;
const NOTHING = '–';

/** Shows how much went between countries. The table below contains the same figures. */
export const FlowMap = ({ data }: { data: FlowPicture }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useSize(element) ?? UNKNOWN_FRAME;
  const { marks, lines, isUnplaced } = useMemo(() => countryFlows(data.nodes, data.bands), [data]);
  const first = useMemo(() => {
    const bounds = boundsAround(marks.map(pointBounds));
    return bounds ? fittedView(bounds, frame) : clampedView(START, frame);
  }, [marks, frame]);
  const [moved, setView] = useState<typeof first>();
  const view = clampedView(moved ?? first, frame);
  const placed = new Map(
    separateMarks(
      marks.map((mark) => ({ mark, ...placeIn(mark, view, frame) })),
      MARK_GAP,
    ).map(({ mark: { country }, x, y }) => [country, { x: withName(x, frame.width), y }]),
  );
  const placeOf: PlaceOf = (mark) => placed.get(mark.country) ?? placeIn(mark, view, frame);
  const isVague = data.bands.some(({ kg }) => kg === null);
  const most = Math.max(1, ...lines.map(({ weight }) => weight));
  const massOf = (kg: number) => (kg > 0 ? words.mass(kg) : NOTHING);
  const labelOf = ({ country, inKg, outKg }: FlowMark) =>
    t('map.country', { country: words.countryOf(country), in: massOf(inKg), out: massOf(outKg) });
  return (
    <div className={styles.stack}>
      <MapFrame ref={setElement} element={element} frame={frame} view={view} onView={setView} isPending={false}>
        <MapLines frame={frame}>
          {lines.map((line) => (
            <Flight key={`${line.from.country} ${line.to.country}`} line={line} most={most} placeOf={placeOf} />
          ))}
        </MapLines>
        <MapMarks aria-label={t('map.marks')}>
          {marks.map((mark) => (
            <MapMark key={mark.country} {...placeOf(mark)}>
              <span
                className={classNames(styles.mark, mark.isOwn && styles.markOwn)}
                role="img"
                aria-label={labelOf(mark)}
                title={labelOf(mark)}
                data-shortened
              >
                {words.countryOf(mark.country)}
              </span>
            </MapMark>
          ))}
        </MapMarks>
      </MapFrame>
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
              <td>{massOf(mark.inKg)}</td>
              <td>{massOf(mark.outKg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isVague && <Note>{t('map.vague')}</Note>}
      {isUnplaced && <Note>{t('map.unplaced')}</Note>}
    </div>
  );
};

/** Moves a name at the edge inside the frame. A mark outside the frame stays outside. */
const withName = (x: number, width: number) =>
  x < 0 || x > width ? x : Math.min(Math.max(x, HALF_A_NAME), width - HALF_A_NAME);

const pointBounds = ({ latitude, longitude }: FlowMark) => ({
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});

type PlaceOf = (mark: FlowMark) => { x: number; y: number };

type FlightProps = { line: FlowLine; most: number; placeOf: PlaceOf };

const Flight = ({ line: { from, to, weight, isExact }, most, placeOf }: FlightProps) => (
  <Arc
    from={placeOf(from)}
    to={placeOf(to)}
    width={1 + (THICKEST - 1) * Math.sqrt(weight / most)}
    opacity={0.6}
    isAccented
    isDashed={!isExact}
  />
);
