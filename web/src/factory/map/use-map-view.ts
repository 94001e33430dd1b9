import { useEffect, useRef, useState } from 'react';
import type { MapView } from '../list/address.ts';
import type { useFactoryAddress } from '../list/use-address.ts';
import { type Frame, heldView } from './geometry.ts';

/** The address follows when the map rests, not at every step of the wheel. */
const REST_MS = 300;
const EVERYWHERE: MapView = { longitude: 127, latitude: 25, zoom: 0 };

/** Where the map looks; in the address, once somebody has looked. */
export const useMapView = ({ map, setAddress }: ReturnType<typeof useFactoryAddress>, frame: Frame) => {
  const [view, setView] = useState<MapView>(map ?? EVERYWHERE);
  const kept = useRef(map);
  const keep = useRef(setAddress);
  useEffect(() => {
    keep.current = setAddress;
  });

  useEffect(() => {
    // Changed by others: a step back, or a link.
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

  return { view: heldView(view, frame), setView, isUnset: view === EVERYWHERE };
};

const isSame = (one: MapView, other: MapView | undefined) =>
  one.longitude === other?.longitude && one.latitude === other.latitude && one.zoom === other.zoom;

/** As the address writes it, so that reading it again changes nothing. */
const roundedView = ({ longitude, latitude, zoom }: MapView): MapView => ({
  longitude: Number(longitude.toFixed(4)),
  latitude: Number(latitude.toFixed(4)),
  zoom: Number(zoom.toFixed(2)),
});
