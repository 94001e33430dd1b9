import { type Box, boxAround, type LabelText, overlaps, type PlacedLabel, placeLabels } from './label-layout.ts';
import { bent, type Frame, fittedProjection, middleOf, type Point, placesOf } from './projection.ts';

/** A point of the map. The first ones get their labels first. */
export type MapPlace = { id: string; longitude: number; latitude: number; text: LabelText };
export type MapRoute = { id: string; from: string; to: string };
export type RouteArrow = Point & { angle: number };

type RouteMapInput<Route extends MapRoute> = {
  places: MapPlace[];
  routes: Route[];
  frame: Frame;
  /** Size of the inset map; undefined without one. */
  inset?: { width: number; height: number } | undefined;
  /** Size of letters, 1 unless the reader has larger text. */
  scale?: number | undefined;
};

const ARROW_AT = 0.56;
const INSET_MARGIN = 12;
const POINT_RADIUS = 12;
const WHOLE_TURN = 360;

/**
 * Lays out a map of routes: a projection that shows all of them, lines with direction, the corner for an inset, and labels.
 * Everything is inside the frame.
 */
export const layoutRoutes = <Route extends MapRoute>({ places, routes, frame, inset, scale }: RouteMapInput<Route>) => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const middle = middleOf(places.map(({ longitude }) => longitude));
  const drawn = routes.flatMap((route) => {
    const [from, to] = [byId.get(route.from), byId.get(route.to)];
    return from && to && from !== to ? [{ route, line: placesOf(from, to, middle) }] : [];
  });
  const projection = fittedProjection(
    [
      ...places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
      ...drawn.flatMap(({ line }) => line),
    ],
    middle,
    frame,
  );
  const pointOf = ([longitude, latitude]: [number, number]): Point => {
    const [x, y] = projection([longitude, latitude]) ?? [frame.width / 2, frame.height / 2];
    return { x, y };
  };
  const points = places.map((place) => ({ ...pointOf([place.longitude, place.latitude]), text: place.text }));
  const lines = drawn.map(({ route, line }) => ({ route, line: bent(line.map(pointOf)).map(into(frame)) }));
  const corner =
    inset &&
    freeCorner(
      inset,
      frame,
      points,
      lines.map(({ line }) => line),
    );
  const labels = placeLabels(points, {
    frame,
    taken: corner ? [corner] : [],
    lines: lines.map(({ line }) => line),
    scale,
  });
  return {
    projection,
    lines: lines.map(({ route, line }) => ({ route, line, arrow: arrowOn(line) })),
    points: new Map(places.map(({ id }, at) => [id, { x: points[at]?.x ?? 0, y: points[at]?.y ?? 0 }])),
    labels: new Map(
      places.flatMap(({ id }, at): [string, PlacedLabel][] => {
        const label = labels[at];
        return label ? [[id, label]] : [];
      }),
    ),
    /** Where the inset has room on the map. Without room it belongs under the map. */
    inset: corner,
  };
};

const into =
  ({ width, height }: Frame) =>
  ({ x, y }: Point): Point => ({ x: Math.min(Math.max(x, 2), width - 2), y: Math.min(Math.max(y, 2), height - 2) });

const arrowOn = (line: Point[]): RouteArrow => {
  const at = Math.min(Math.max(Math.round((line.length - 1) * ARROW_AT), 1), line.length - 1);
  const [before, here] = [line[at - 1] ?? { x: 0, y: 0 }, line[at] ?? { x: 0, y: 0 }];
  return { ...here, angle: (Math.atan2(here.y - before.y, here.x - before.x) * WHOLE_TURN) / (2 * Math.PI) };
};

/** Returns the corner that covers no point and the fewest lines. */
const freeCorner = (size: { width: number; height: number }, frame: Frame, points: Point[], lines: Point[][]) => {
  const right = frame.width - size.width - INSET_MARGIN;
  const below = frame.height - size.height - INSET_MARGIN;
  if (right < frame.width / 2 || below < INSET_MARGIN) return undefined;
  const corners: Box[] = [
    { x: right, y: below, ...size },
    { x: right, y: INSET_MARGIN, ...size },
    { x: INSET_MARGIN, y: INSET_MARGIN, ...size },
    { x: INSET_MARGIN, y: below, ...size },
  ];
  const free = corners.filter((corner) => !points.some((point) => overlaps(corner, boxAround(point, POINT_RADIUS))));
  const covered = (corner: Box) => lines.flat().filter((point) => overlaps(corner, boxAround(point, 1))).length;
  return free.toSorted((a, b) => covered(a) - covered(b))[0];
};
