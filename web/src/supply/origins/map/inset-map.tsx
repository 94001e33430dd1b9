import { useQuery } from '@tanstack/react-query';
import { geoMercator, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { worldShapesQuery } from '../../../kit/map/country-shapes.ts';
import { useOriginWords } from '../use-origin-words.ts';
import { placeLabels } from './label-layout.ts';
import type { Inset } from './map-model.ts';
import styles from './route-map.module.css';

export const INSET_SIZE = { width: 164, height: 240 };
const MAP = { width: 162, height: 156 };
const MARGIN = 14;
const POINT = 3.5;

/** Small map of one country, with the places there that are known. */
export const InsetMap = ({ inset }: { inset: Inset }) => {
  const { t } = useTranslation('origin');
  const { countryOf } = useOriginWords();
  const world = useQuery(worldShapesQuery(true)).data;
  const { country, places, companies, hidden } = inset;
  const drawn = useMemo(() => {
    const shape = world?.countryOf(country);
    if (!shape) return undefined;
    const projection = geoMercator().fitExtent(
      [
        [MARGIN, MARGIN],
        [MAP.width - MARGIN, MAP.height - MARGIN],
      ],
      shape,
    );
    const points = places.map((place) => {
      const [x, y] = projection([place.longitude, place.latitude]) ?? [0, 0];
      return { x, y, text: { name: place.name, detail: '' } };
    });
    return {
      d: geoPath(projection).digits(1)(shape) ?? '',
      points,
      labels: placeLabels(points, { frame: MAP, taken: [], lines: [] }),
    };
  }, [world, country, places]);
  return (
    <>
      <svg className={styles.insetMap} width={MAP.width} height={MAP.height} aria-hidden>
        <path className={styles.insetLand} d={drawn?.d} />
        {drawn?.points.map(({ x, y }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name
          <circle key={at} className={styles.site} cx={x} cy={y} r={POINT} />
        ))}
        {drawn?.labels.map(
          (label, at) =>
            label && (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels have no other name
              <text key={at} className={styles.siteName} x={label.x} y={label.y + label.height * 0.75}>
                {drawn.points[at]?.text.name}
              </text>
            ),
        )}
      </svg>
      <p className={styles.insetText}>
        {t('map.inset', { count: companies, shown: String(companies), country: countryOf(country) })}
        {hidden > 0 && <span>{t('map.hidden', { count: hidden, shown: String(hidden) })}</span>}
      </p>
    </>
  );
};
