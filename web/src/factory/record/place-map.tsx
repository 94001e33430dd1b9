import type { Factory } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { geoMercator, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { type Atlas, atlasQuery } from '../../kit/map/world-atlas.ts';
import { countriesOf, viewOf } from '../location/pin-view.ts';
import styles from './record.module.css';

const WIDTH = 320;
const HEIGHT = 150;

type PlaceMapProps = { factory: Factory; point: NonNullable<Factory['point']> };

/** Shows where a factory is: the outline of its country and a pin. The coordinates stand beside it as text. */
export const PlaceMap = ({ factory, point }: PlaceMapProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const { data: atlas, isError } = useQuery({ ...atlasQuery(false), throwOnError: false });
  if (isError) return null;
  const place = [factory.locality, countryName(factory.country, tag)].filter(Boolean).join(', ');
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('record.map', { place })}>
      {atlas && <Outline atlas={atlas} country={factory.country} point={point} />}
    </svg>
  );
};

type OutlineProps = { atlas: Atlas; country: string; point: PlaceMapProps['point'] };

const Outline = ({ atlas, country, point }: OutlineProps) => {
  const { outline, pin } = useMemo(() => {
    const countries = countriesOf(atlas);
    const { center, scale } = viewOf(countries, country, undefined, [WIDTH, HEIGHT]);
    const projection = geoMercator()
      .center(center)
      .scale(scale)
      .translate([WIDTH / 2, HEIGHT / 2])
      .clipExtent([
        [-1, -1],
        [WIDTH + 1, HEIGHT + 1],
      ]);
    return {
      outline: geoPath(projection)(countries) ?? '',
      pin: projection([point.longitude, point.latitude]),
    };
  }, [atlas, country, point]);
  return (
    <>
      <path className={styles.land} d={outline} />
      {pin && (
        <g className={styles.pin} transform={`translate(${pin[0]} ${pin[1]})`}>
          <circle r={16} />
          <circle r={6} />
        </g>
      )}
    </>
  );
};
