import { useEffect, useRef, useState } from 'react';
import { type ListedFactories, type MapView, mapTextOf, mapViewOf } from '../list/address.ts';
import { clampedView, type Frame } from './geometry.ts';

/** Delay before the address changes: it follows when the map rests, not at every step of the wheel. */
const REST_MS = 300;
const EVERYWHERE: MapView = { longitude: 127, latitude: 25, zoom: 0 };

/** Holds the view of the map and keeps it in the address once the person has moved it. */
export const useMapView = ({ list: { map, page }, setList }: ListedFactories, frame: Frame) => {
  const [view, setView] = useState<MapView>(map ? mapViewOf(map) : EVERYWHERE);
  const kept = useRef(map);
  const keep = useRef((_: string) => {});
  useEffect(() => {
    keep.current = (text) => setList({ map: text, page });
  });

  useEffect(() => {
    // Changed from outside: by the Back button or a link.
    if (map && map !== kept.current) setView(mapViewOf(map));
    kept.current = map;
  }, [map]);

  useEffect(() => {
    const text = mapTextOf(view);
    if (view === EVERYWHERE || text === kept.current) return;
    const timer = setTimeout(() => {
      kept.current = text;
      keep.current(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [view]);

  return { view: clampedView(view, frame), setView, isUnset: view === EVERYWHERE };
};
