import { expect, it } from 'vitest';
import { breaksSize, emptiestCorner } from '../inspector/corners.ts';
import { CARD_HEIGHT, layoutOf, SCALE_MIN } from './layout.ts';

const WIDTH = 1110;
const cards = [
  { id: 'root', column: 0, height: CARD_HEIGHT },
  ...Array.from({ length: 17 }, (_, at) => ({ id: `card ${at}`, column: 1, height: CARD_HEIGHT })),
];
const edges = cards.slice(1).map(({ id }) => ({ id: `edge ${id}`, from: 'root', to: id }));
const drawn = (height: number) => layoutOf({ cards, edges, width: WIDTH, height });

it('27.2 says how high a frame must be to show every card at a size that can be read', () => {
  const { heightMin } = drawn(300);
  const fitted = drawn(heightMin);
  expect(fitted.height * fitted.scale).toBeLessThanOrEqual(heightMin + 1e-9);
  const cut = drawn(heightMin - 1);
  expect(cut.scale).toBe(SCALE_MIN);
  expect(cut.height * cut.scale).toBeGreaterThan(heightMin - 1);
});

it('27.2 finds no corner for a list of gaps that would cover a card', () => {
  const layout = drawn(600);
  const [first] = layout.columns.slice(1);
  const free = WIDTH - ((first?.x ?? 0) + 150) * layout.scale;
  expect(free).toBeGreaterThan(breaksSize(4).width);
  expect(emptiestCorner(layout, { width: WIDTH, height: 600 }, breaksSize(4), undefined)).toBe('bottom-end');
  const narrow = { width: WIDTH - free, height: breaksSize(4).height };
  expect(emptiestCorner(layout, narrow, breaksSize(4), undefined)).toBeUndefined();
});
