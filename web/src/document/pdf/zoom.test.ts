import { expect, it } from 'vitest';
import { SCALE_MAX, SCALE_MIN, zoomedIn, zoomedOut } from './zoom.ts';

it.each([
  [1, 0.75, 1.25],
  [0.41, 0.25, 0.5],
  [1.46, 1.25, 1.5],
  // A scale close to a step counts as that step.
  [0.99, 0.75, 1.25],
  [SCALE_MIN, SCALE_MIN, 0.5],
  [SCALE_MAX, 3, SCALE_MAX],
  [0.1, SCALE_MIN, SCALE_MIN],
  [9, SCALE_MAX, SCALE_MAX],
])('goes from %d out to %d and in to %d', (scale, out, further) => {
  expect(zoomedOut(scale)).toBe(out);
  expect(zoomedIn(scale)).toBe(further);
});
