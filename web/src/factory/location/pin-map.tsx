import { useQuery } from '@tanstack/react-query';
import { geoMercator, geoPath } from 'd3-geo';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Atlas, atlasQuery } from '../../kit/map/world-atlas.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import styles from './pin-map.module.css';
import { countriesOf, type Place, viewOf } from './pin-view.ts';

const WIDTH = 640;
const HEIGHT = 400;
const ZOOM_STEP = 1.6;
const SCALE_MIN = 90;
const SCALE_MAX = 40_000;
/** Pixels that an arrow key moves the pin. */
const KEY_STEP = 8;
const KEYS: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
};

type PinMapProps = { place: Place | undefined; country: string; onPlace: (place: Place) => void };

/**
 * Shows country outlines to place a pin on. Precise enough for a city, not for a house. The number fields beside it
 * show the same.
 */
export const PinMap = (props: PinMapProps) => {
  const { data: atlas, isError, isFetching, refetch } = useQuery(atlasQuery(true));
  if (isError) return <ErrorState heading="p" onRetry={refetch} isRetrying={isFetching} />;
  return atlas ? <PinSheet {...props} atlas={atlas} /> : <Skeleton shape="block" />;
};

const PinSheet = ({ place, country, onPlace, atlas }: PinMapProps & { atlas: Atlas }) => {
  const { t } = useTranslation('factory');
  const id = useId();
  const countries = useMemo(() => countriesOf(atlas), [atlas]);
  const [view, setView] = useState(() => viewOf(countries, country, place, [WIDTH, HEIGHT]));
  const projection = useMemo(
    () =>
      geoMercator()
        .center(view.center)
        .scale(view.scale)
        .translate([WIDTH / 2, HEIGHT / 2])
        .clipExtent([
          [-1, -1],
          [WIDTH + 1, HEIGHT + 1],
        ]),
    [view],
  );
  const outlines = useMemo(() => geoPath(projection)(countries) ?? '', [projection, countries]);
  const pin = place && projection([place.longitude, place.latitude]);

  const put = (at: [number, number]) => {
    const [longitude, latitude] = projection.invert?.(at) ?? [];
    if (longitude === undefined || latitude === undefined) return;
    onPlace({ latitude: rounded(latitude), longitude: rounded(longitude) });
  };
  const zoom = (factor: number) => {
    const scale = Math.min(Math.max(view.scale * factor, SCALE_MIN), SCALE_MAX);
    setView({ scale, center: place ? [place.longitude, place.latitude] : view.center });
  };
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    put([((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    if (event.key === '-') zoom(1 / ZOOM_STEP);
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = pin ?? [WIDTH / 2, HEIGHT / 2];
    put([x + step[0], y + step[1]]);
  };

  return (
    <div className={styles.map}>
      <svg
        className={styles.sheet}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
        tabIndex={0}
        aria-label={t('point.map')}
        aria-describedby={id}
        onClick={click}
        onKeyDown={press}
      >
        <path className={styles.land} d={outlines} />
        {pin && (
          <g className={styles.pin} transform={`translate(${pin[0]} ${pin[1]})`}>
            <circle r={14} />
            <circle r={4} />
          </g>
        )}
      </svg>
      <div className={styles.tools}>
        <IconButton look="outlined" label={t('point.zoomIn')} onClick={() => zoom(ZOOM_STEP)}>
          <Plus size={16} aria-hidden />
        </IconButton>
        <IconButton look="outlined" label={t('point.zoomOut')} onClick={() => zoom(1 / ZOOM_STEP)}>
          <Minus size={16} aria-hidden />
        </IconButton>
      </div>
      <Note id={id}>{t('point.mapHelp')}</Note>
    </div>
  );
};

const DECIMALS = 3;
/** Rounds to the precision of a finger. */
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
