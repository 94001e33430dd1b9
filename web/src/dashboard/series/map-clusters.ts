import { type Dashboard, FLAG_SEVERITIES, type FlagSeverity } from '@ieum/contract';

export type MapPlace = Dashboard['map'][number];
export type PlacedMark = { x: number; y: number; places: MapPlace[]; severity: '' | FlagSeverity };

/** Pins nearer than this would lie on each other. */
const NEAR = 30;

const rank = (severity: MapPlace['severity']) =>
  severity === '' ? FLAG_SEVERITIES.length : FLAG_SEVERITIES.indexOf(severity);

/** Each alone or with those beside it, under the gravest flag of them. From west to east, as one reads. */
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
  return marks.toSorted((one, other) => one.x - other.x || one.y - other.y);
};
