import { useEffect, useRef, useState } from 'react';
import type { MapView } from '../list/address.ts';
import type { useFactoryAddress } from '../list/use-address.ts';
import { clampedView, type Frame } from './geometry.ts';

/** Delay before the address changes: it follows when the map rests, not at every step of the wheel. */
const REST_MS = 300;
const EVERYWHERE: MapView = { longitude: 127, latitude: 25, zoom: 0 };

/** Holds the view of the map and keeps it in the address once the person has moved it. */
export const useMapView = ({ map, setAddress }: ReturnType<typeof useFactoryAddress>, frame: Frame) => {
  const [view, setView] = useState<MapView>(map ?? EVERYWHERE);
  const kept = useRef(map);
  const keep = useRef(setAddress);
  useEffect(() => {
    keep.current = setAddress;
  });

  useEffect(() => {
    // Changed from outside: by the Back button or a link.
    if (map && !isSame(map, kept.current)) setView(map);
    kept.current = map;
  }, [map]);

  useEffect(() => {
    if (view === EVERYWHERE || isSame(roundedView(view), kept.current)) return;
    const timer = setTimeout(() => {
      const rounded = roundedView(view);
      kept.current = rounded;
      keep.current({ map: rounded });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [view]);

  return { view: clampedView(view, frame), setView, isUnset: view === EVERYWHERE };
};

const isSame = (a: MapView, b: MapView | undefined) =>
  a.longitude === b?.longitude && a.latitude === b.latitude && a.zoom === b.zoom;

/** Rounds a view as the address does, so that reading it again changes nothing. */
const roundedView = ({ longitude, latitude, zoom }: MapView): MapView => ({
  longitude: Number(longitude.toFixed(4)),
  latitude: Number(latitude.toFixed(4)),
  zoom: Number(zoom.toFixed(2)),
});
