import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MapFrame } from '../../../factory/map/frame.tsx';
import { boundsAround, clampedView, type Frame, fittedView, placeIn } from '../../../factory/map/geometry.ts';
import { Arc } from '../../../kit/map/arc.tsx';
import { MapCluster, MapLines, MapMark, MapMarks } from '../../../kit/map/marks.tsx';
import { Pin } from '../../../kit/map/pin.tsx';
import { useSize } from '../../../kit/ui/plot/frame/use-size.ts';
import { Note } from '../../../kit/ui/section/section.tsx';
import { type TierScreen, tierAddressOf } from '../address.ts';
import type { TierModel, TierNode } from '../model.ts';
import styles from '../tiers.module.css';
import { useTierWords } from '../words.ts';
import { type CountryLine, type CountryMark, countryNet, separateMarks } from './country-net.ts';

const UNKNOWN_FRAME: Frame = { width: 640, height: 480 };
const HOME = 'KR';
const THICKEST = 6;
const MARK_GAP = 34;
const MANY_LINES = 60;

type TierMapProps = { model: TierModel; found: TierNode[]; address: TierScreen };

/** Shows countries, the links between them, and the factories that we may see. */
export const TierMap = ({ model, found, address }: TierMapProps) => {
  const { t } = useTranslation('tier');
  const { companies, links, countryOf, compact } = useTierWords();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useSize(element) ?? UNKNOWN_FRAME;
  const { marks, lines } = useMemo(() => countryNet(model, found, HOME), [model, found]);
  const first = useMemo(() => {
    const bounds = boundsAround(marks.map(pointBounds));
    return bounds ? fittedView(bounds, frame) : clampedView({ longitude: 127, latitude: 25, zoom: 0 }, frame);
  }, [marks, frame]);
  const [moved, setView] = useState<typeof first>();
  const view = clampedView(moved ?? first, frame);
  const placeOf = (point: Point) => placeIn(point, view, frame);
  const placed = new Map(
    separateMarks(
      marks.map((mark) => ({ mark, ...placeOf(mark) })),
      MARK_GAP,
    ).map(({ mark: { country }, x, y }) => [country, { x, y }]),
  );
  const markAt = (mark: CountryMark) => placed.get(mark.country) ?? placeOf(mark);
  const choose = (country: string) =>
    address.setAddress({ country: address.country.includes(country) ? [] : [country] });
  const listed = marks.filter((mark) => mark.companies > 0).toSorted((a, b) => b.companies - a.companies);
  return (
    <div className={styles.graph}>
      <MapFrame ref={setElement} element={element} frame={frame} view={view} onView={setView} isPending={false}>
        <MapLines frame={frame}>
          {lines.map((line) => (
            <Flight
              key={`${line.from.country} ${line.to.country}`}
              line={line}
              isFaint={lines.length > MANY_LINES}
              markAt={markAt}
            />
          ))}
        </MapLines>
        <Factories model={model} found={found} address={address} placeOf={placeOf} />
        <MapMarks aria-label={t('map.marks')}>
          {listed.map((mark) => (
            <MapMark key={mark.country} {...markAt(mark)}>
              <MapCluster
                shown={compact(mark.companies)}
                label={`${countryOf(mark.country)}, ${companies(mark.companies)}, ${links(mark.links)}`}
                aria-pressed={address.country.includes(mark.country)}
                onClick={() => choose(mark.country)}
              />
            </MapMark>
          ))}
        </MapMarks>
      </MapFrame>
      {found.some(({ isOwn, country }) => !isOwn && country === '') && <Note>{t('map.unplaced')}</Note>}
      <table className={styles.figures} aria-label={t('map.countries')}>
        <thead>
          <tr>
            <th scope="col">{t('column.country')}</th>
            <th scope="col">{t('column.companies')}</th>
            <th scope="col">{t('column.links')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((mark) => (
            <tr key={mark.country}>
              <th scope="row">{countryOf(mark.country)}</th>
              <td>
                <Link to={tierAddressOf({ ...address, view: 'table', country: [mark.country] })}>{mark.companies}</Link>
              </td>
              <td>{mark.links}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const pointBounds = ({ latitude, longitude }: CountryMark) => ({
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});

type Point = { latitude: number; longitude: number };
type PlaceOf = (point: Point) => { x: number; y: number };
type FlightProps = { line: CountryLine; isFaint: boolean; markAt: (mark: CountryMark) => { x: number; y: number } };

const Flight = ({ line: { from, to, links, isConfirmed }, isFaint, markAt }: FlightProps) => (
  <Arc
    from={markAt(from)}
    to={markAt(to)}
    width={isFaint ? 1 : Math.min(THICKEST, 1 + Math.log2(links))}
    isFaint={isFaint}
    isDashed={!isConfirmed}
  />
);

type FactoriesProps = { model: TierModel; found: TierNode[]; address: TierScreen; placeOf: PlaceOf };

/** Shows our factories and those of companies that disclose their location to us. */
const Factories = ({ model, found, address, placeOf }: FactoriesProps) => {
  const { t } = useTranslation('tier');
  const { nameOf } = useTierWords();
  const shown = new Set([model.ownId, ...found.map(({ id }) => id)]);
  const known = model.places.filter(({ companyId }) => shown.has(companyId));
  if (known.length === 0) return null;
  return (
    <MapMarks aria-label={t('panel.factories')}>
      {known.map((factory) => {
        const node = model.nodes.get(factory.companyId);
        const label = t('map.factory', { name: factory.name, company: node ? nameOf(node) : '' });
        return (
          <MapMark key={`${factory.companyId} ${factory.name} ${factory.latitude}`} {...placeOf(factory)}>
            <button
              type="button"
              className={styles.factory}
              title={label}
              aria-label={label}
              aria-pressed={address.company === factory.companyId}
              onClick={() => address.setAddress({ company: factory.companyId })}
            >
              <Pin isExact={factory.isExact} />
            </button>
          </MapMark>
        );
      })}
    </MapMarks>
  );
};
