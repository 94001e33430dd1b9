import { type Material, markOfMaterial } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { geoPath } from 'd3-geo';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { worldShapesQuery } from '../../../kit/map/country-shapes.ts';
import { classNames } from '../../../kit/ui/class-names.ts';
import { useSize } from '../../../kit/ui/plot/frame/use-size.ts';
import { Note } from '../../../kit/ui/section/section.tsx';
import { markColor } from '../../materials/mark-look.ts';
import type { OriginModel } from '../model.ts';
import { useOriginWords } from '../use-origin-words.ts';
import { INSET_SIZE, InsetMap } from './inset-map.tsx';
import type { PlacedLabel } from './label-layout.ts';
import { type CountryRoute, countryRoutes } from './map-model.ts';
import { layoutRoutes, type RouteArrow } from './route-layout.ts';
import { RouteLegend } from './route-legend.tsx';
import styles from './route-map.module.css';
import { usePointText } from './use-point-text.ts';

const UNKNOWN_FRAME = { width: 640, height: 360, em: 16 };
/** Size of letters without a choice of the reader. */
const USUAL_EM = 16;
const POINT = 6;
const HALO = 4;
const MANY_POINTS = 60;

type RouteMapProps = { model: OriginModel; material: Material };

/** World map of the paths of a material: countries, routes with direction, and an inset for places in Korea. */
export const RouteMap = ({ model, material }: RouteMapProps) => {
  const { t } = useTranslation('origin');
  const { materialOf, countryOf } = useOriginWords();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useSize(element) ?? UNKNOWN_FRAME;
  const world = useQuery(worldShapesQuery(false)).data;
  const { points, routes, inset, isUnplaced } = useMemo(() => countryRoutes(model), [model]);
  const textOf = usePointText(model, frame.width);
  const layout = useMemo(
    () =>
      layoutRoutes({
        places: points.slice(0, MANY_POINTS).map((point) => ({ ...point, text: textOf(point) })),
        routes,
        frame,
        inset: inset && INSET_SIZE,
        scale: frame.em / USUAL_EM,
      }),
    [points, routes, inset, frame, textOf],
  );
  const { projection } = layout;
  const land = useMemo(() => {
    if (!world) return undefined;
    const path = geoPath(
      projection.clipExtent([
        [-HALO, -HALO],
        [frame.width + HALO, frame.height + HALO],
      ]),
    ).digits(1);
    return {
      land: path(world.land) ?? '',
      borders: path(world.borders) ?? '',
      shaded: points.flatMap(({ id }) => {
        const shape = world.countryOf(id);
        return shape ? [{ country: id, d: path(shape) ?? '' }] : [];
      }),
    };
  }, [world, projection, frame, points]);
  const stateOf = ({ isConfirmed }: CountryRoute) => t(isConfirmed ? 'map.confirmed' : 'map.unconfirmed');
  const told = routes.map((route) => `${countryOf(route.from)} → ${countryOf(route.to)}: ${stateOf(route)}`);
  const [only] = points;
  const within = only ? t('map.within', { country: countryOf(only.id) }) : '';
  return (
    <figure className={styles.figure}>
      <div
        ref={setElement}
        className={styles.frame}
        role="img"
        aria-label={t('map.label', { material: materialOf(material) })}
        aria-description={t('map.describe', { routes: told.join(', ') || within })}
      >
        <svg
          className={styles.map}
          width={frame.width}
          height={frame.height}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          style={{ color: markColor(markOfMaterial(material)) }}
          aria-hidden
        >
          <path className={styles.land} d={land?.land} />
          {land?.shaded.map(({ country, d }) => (
            <path key={country} className={styles.shaded} d={d} />
          ))}
          <path className={styles.borders} d={land?.borders} />
          {layout.lines.map(({ route, line, arrow }) => (
            <Route
              key={route.id}
              route={route}
              d={`M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
              arrow={arrow}
            />
          ))}
          {points.map((point) => {
            const place = layout.points.get(point.id);
            return (
              place && (
                <circle
                  key={point.id}
                  className={point.isPlaced ? styles.known : styles.hollow}
                  cx={place.x}
                  cy={place.y}
                  r={POINT}
                />
              )
            );
          })}
          {points.map((point) => (
            <Label
              key={point.id}
              text={textOf(point)}
              label={layout.labels.get(point.id)}
              place={layout.points.get(point.id)}
            />
          ))}
        </svg>
        {inset && layout.inset && (
          <div
            className={styles.inset}
            style={{ insetInlineStart: layout.inset.x, insetBlockStart: layout.inset.y, ...INSET_SIZE }}
          >
            <InsetMap inset={inset} />
          </div>
        )}
      </div>
      {inset && !layout.inset && (
        <div className={styles.under}>
          <InsetMap inset={inset} />
        </div>
      )}
      <RouteLegend color={markColor(markOfMaterial(material))} hasKnown={points.some(({ isPlaced }) => isPlaced)} />
      {isUnplaced && <Note>{t('map.unplaced')}</Note>}
    </figure>
  );
};

type RouteProps = { route: CountryRoute; d: string; arrow: RouteArrow };

const Route = ({ route: { isConfirmed, isDisputed, width }, d, arrow: { x, y, angle } }: RouteProps) => {
  const size = 5 + width;
  return (
    <g>
      <path className={styles.halo} d={d} strokeWidth={width + HALO} />
      <path className={classNames(styles.route, !isConfirmed && styles.dashed)} d={d} strokeWidth={width} />
      <path
        className={styles.arrow}
        d={`M${size} 0L${-size * 0.7} ${size * 0.75}L${-size * 0.7} ${-size * 0.75}Z`}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      />
      {isDisputed && (
        <text className={styles.disputed} x={x} y={y - size - 4} textAnchor="middle">
          !
        </text>
      )}
    </g>
  );
};

type LabelProps = {
  text: { name: string; detail: string };
  label: PlacedLabel | undefined;
  place: { x: number; y: number } | undefined;
};

const Label = ({ text, label, place }: LabelProps) => {
  if (!label || !place) return null;
  const lineHeight = label.height / (text.detail ? 2 : 1);
  const { anchor, x } = textSpot(label, place.x);
  const nearX = Math.min(Math.max(place.x, label.x), label.x + label.width);
  const nearY = Math.min(Math.max(place.y, label.y), label.y + label.height);
  return (
    <g>
      {label.isFar && <path className={styles.leader} d={`M${place.x} ${place.y}L${nearX} ${nearY}`} />}
      <text className={styles.name} x={x} y={label.y + lineHeight * 0.8} textAnchor={anchor}>
        {text.name}
      </text>
      {text.detail && (
        <text className={styles.detail} x={x} y={label.y + lineHeight * 1.8} textAnchor={anchor}>
          {text.detail}
        </text>
      )}
    </g>
  );
};

/** Aligns a label with the side on which its point is. */
const textSpot = ({ x, width }: PlacedLabel, pointX: number) => {
  if (x + width <= pointX) return { anchor: 'end', x: x + width } as const;
  if (x >= pointX) return { anchor: 'start', x } as const;
  return { anchor: 'middle', x: x + width / 2 } as const;
};
