import { type Dashboard, FLAG_SEVERITIES, type FlagSeverity } from '@ieum/contract';

export type MapPlace = Dashboard['map'][number];
export type PlacedMark = { x: number; y: number; places: MapPlace[]; severity: '' | FlagSeverity };

/** Distance in pixels below which pins would overlap. */
const NEAR = 30;

const rank = (severity: MapPlace['severity']) =>
  severity === '' ? FLAG_SEVERITIES.length : FLAG_SEVERITIES.indexOf(severity);

/** Groups overlapping places under their most severe flag, from west to east. */
export const clustersOf = (
  places: MapPlace[],
  placeOf: (place: MapPlace) => { x: number; y: number },
): PlacedMark[] => {
  const marks: PlacedMark[] = [];
  for (const place of places) {
    const { x, y } = placeOf(place);
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < NEAR);
    if (!near) marks.push({ x, y, places: [place], severity: place.severity });
    else {
      near.places.push(place);
      if (rank(place.severity) < rank(near.severity)) near.severity = place.severity;
    }
  }
  return marks.toSorted((a, b) => a.x - b.x || a.y - b.y);
};
