import { expect, it } from 'vitest';
import { clustersOf, type MapPlace } from './map-clusters.ts';

const place = (id: string, longitude: number, severity: MapPlace['severity'] = ''): MapPlace => ({
  id,
  name: id,
  country: 'KR',
  latitude: 0,
  longitude,
  isOwn: true,
  isExact: true,
  severity,
});
const placeOf = ({ longitude }: MapPlace) => ({ x: longitude, y: 0 });

it('S2.2 puts together what would lie on each other, under the gravest flag', () => {
  const marks = clustersOf([place('c', 200), place('a', 0, 'low'), place('b', 10, 'high'), place('d', 12)], placeOf);
  expect(marks.map(({ places, severity }) => [places.map(({ id }) => id), severity])).toEqual([
    [['a', 'b', 'd'], 'high'],
    [['c'], ''],
  ]);
});
