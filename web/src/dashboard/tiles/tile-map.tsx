import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { boundsAround, clampedView, type Frame, fittedView, placeIn } from '../../factory/map/geometry.ts';
import { Outline } from '../../factory/map/outline.tsx';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { Pin } from '../../kit/map/pin.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useSize } from '../../kit/ui/plot/frame/use-size.ts';
import { clustersOf, type MapPlace, type PlacedMark } from '../series/map-clusters.ts';
import type { TileLinks } from './links.ts';
import styles from './tiles.module.css';

const UNKNOWN_FRAME: Frame = { width: 520, height: 300 };
/** Largest zoom: a single factory is shown with the land around it. */
const NEAREST = 5;
const KOREA = { longitude: 127, latitude: 30, zoom: 2 };

/** Shows all places on a map that cannot be moved. The map page can. */
export const TileMap = ({ places, links }: { places: MapPlace[]; links: TileLinks }) => {
  const { t } = useTranslation('dashboard');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useSize(element) ?? UNKNOWN_FRAME;
  const { view, marks } = useMemo(() => {
    const bounds = boundsAround(places.map(pointBounds));
    const fitted = bounds ? fittedView(bounds, frame) : KOREA;
    const view = clampedView({ ...fitted, zoom: Math.min(fitted.zoom, NEAREST) }, frame);
    return { view, marks: clustersOf(places, (place) => placeIn(place, view, frame)) };
  }, [places, frame]);
  return (
    <div ref={setElement} className={styles.map}>
      <Outline view={view} frame={frame} />
      <ul className={styles.marks} aria-label={t('tile.map')}>
        {marks.map((mark) => (
          <li
            key={`${mark.x} ${mark.y}`}
            className={classNames(styles.mark, mark.places.length === 1 && styles.single)}
            style={{ insetInlineStart: mark.x, insetBlockStart: mark.y }}
          >
            <MapMark mark={mark} links={links} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const pointBounds = ({ latitude, longitude }: MapPlace) => ({
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});

const MapMark = ({ mark: { places, severity }, links }: { mark: PlacedMark; links: TileLinks }) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('dashboard');
  const { t: tFlag } = useTranslation('flag');
  const { t: tFactory } = useTranslation('factory');
  const [first] = places;
  if (!first) return null;
  const risk = severity && `, ${withLabel(t('column.severity'), tFlag(`severity.${severity}`))}`;
  const tone = severity && styles[severity];
  if (places.length > 1) {
    const isOwn = places.every((place) => place.isOwn);
    const label = `${t('map.cluster', { count: places.length })}${risk}`;
    return (
      <Link
        className={classNames(styles.cluster, tone)}
        to={isOwn ? links.ownMap() : links.chainMap()}
        aria-label={label}
        title={label}
      >
        {places.length}
      </Link>
    );
  }
  const { id, name, country, isOwn, isExact } = first;
  const label = `${name}, ${tFactory(isExact ? 'map.exact' : 'map.estimated')}${risk}`;
  return (
    <Link
      className={classNames(styles.pin, tone)}
      to={isOwn ? factoryPaths.detail(id) : links.country(country)}
      aria-label={label}
      title={label}
    >
      <Pin isExact={isExact} />
    </Link>
  );
};
