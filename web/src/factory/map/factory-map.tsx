import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useSettled } from '../../kit/list/use-settled.ts';
import { useSize } from '../../kit/ui/plot/frame/use-size.ts';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { factoryQueries } from '../factory.queries.ts';
import { filtersOf, type ListedFactories } from '../list/address.ts';
import { MapFrame } from './frame.tsx';
import {
  boundsAround,
  boundsOf,
  cellBounds,
  type Frame,
  fittedView,
  type Mark,
  marksIn,
  serverZoom,
  withinOf,
} from './geometry.ts';
import { MapLegend } from './legend.tsx';
import styles from './map.module.css';
import { MapLabels } from './map-labels.tsx';
import { FactoryMarks } from './marks.tsx';
import { MapTable } from './table.tsx';
import { useMapView } from './use-map-view.ts';

/** Zoom of the first query: fine enough to find the bounds of all factories. */
const FIRST_ZOOM = 3;
/** A cluster that gains less zoom than this is in one place. */
const SAME_ZOOM = 0.2;
const UNKNOWN_FRAME: Frame = { width: 640, height: 480 };

/** Shows the factories of the list on a map. */
export const FactoryMap = ({ listed }: { listed: ListedFactories }) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const table = useRef<HTMLElement>(null);
  const size = useSize(element);
  const frame = size ?? UNKNOWN_FRAME;
  const { view, setView, isUnset } = useMapView(listed, frame);
  const { list, hrefOf } = listed;
  // Waits until the map has stopped moving.
  const zoom = useSettled(isUnset ? FIRST_ZOOM : serverZoom(view));
  const within = useSettled(isUnset ? '' : withinOf(cellBounds(view, frame)));
  const inView = useSettled(isUnset ? '' : withinOf(boundsOf(view, frame)));
  const { data, isError, isFetching, refetch } = useQuery({
    ...factoryQueries.points({ ...filtersOf(list), zoom, within }),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const cells = data?.cells ?? [];
  const allBounds = isUnset && size && !isFetching ? boundsAround(cells) : undefined;
  // Without a view in the address, the map shows all factories.
  useEffect(() => {
    if (allBounds) setView(fittedView(allBounds, frame));
  });

  const open = (mark: Mark) => {
    const closer = fittedView(mark, frame);
    // The mark disappears, so the map takes the focus.
    element?.focus({ preventScroll: true });
    if (closer.zoom > view.zoom + SAME_ZOOM) setView(closer);
    else table.current?.focus();
  };

  const marks = isUnset ? [] : marksIn(cells, view, frame);

  if (isError && !isFetching) return <ErrorState onRetry={refetch} />;
  return (
    <div className={styles.layout}>
      <div className={styles.picture}>
        <MapFrame ref={setElement} element={element} frame={frame} view={view} onView={setView} isPending={isFetching}>
          {!isUnset && <MapLabels marks={marks} view={view} frame={frame} />}
          <FactoryMarks marks={marks} onOpen={open} />
        </MapFrame>
        <MapLegend>
          <Unlocated
            count={data?.unlocated ?? 0}
            to={hrefOf({ view: 'table', map: undefined, page: 1, place: 'unknown' })}
          />
        </MapLegend>
      </div>
      <MapTable ref={table} list={list} within={inView} />
    </div>
  );
};

/** Links to the factories without coordinates. */
const Unlocated = ({ count, to }: { count: number; to: string }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  if (count === 0) return null;
  return <Link to={to}>{t('map.unlocated', { count, shown: formatNumber(count, tag) })}</Link>;
};
