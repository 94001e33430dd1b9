export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
export type Place = 'bottom' | 'top';

/** Stays where it is, unless it covers more there than in the other place. */
export const clearPlace = (now: Place, boxes: Record<Place, Box>, kept: readonly Box[]): Place => {
  const other = now === 'bottom' ? 'top' : 'bottom';
  const covered = (place: Place) => kept.filter((box) => overlaps(box, boxes[place])).length;
  return covered(now) > covered(other) ? other : now;
};

const overlaps = (one: Box, other: Box) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
