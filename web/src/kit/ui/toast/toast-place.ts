export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
export type Place = 'bottom' | 'top';

/** Returns the present place, unless it covers more there than in the other place. */
export const clearPlace = (now: Place, boxes: Record<Place, Box>, kept: readonly Box[]): Place => {
  const opposite = now === 'bottom' ? 'top' : 'bottom';
  const covered = (place: Place) => kept.filter((box) => overlaps(box, boxes[place])).length;
  return covered(now) > covered(opposite) ? opposite : now;
};

const overlaps = (first: Box, second: Box) =>
  first.top < second.bottom && second.top < first.bottom && first.left < second.right && second.left < first.right;
