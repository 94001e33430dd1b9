// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RowCanvas } from './row-canvas.tsx';

afterEach(cleanup);

const layout = { left: 40, right: 400, nameRoom: 28, width: 426, height: 60, viewHeight: 60, step: 30 };
const canvas = (places: number[]) => (
  <RowCanvas
    layout={layout}
    names={['공장', '제출 자료']}
    em={13}
    ticks={places.map((at, value) => ({ at, text: String(value) }))}
  >
    {null}
  </RowCanvas>
);
/** The axis is drawn below the rows. */
const labels = (root: HTMLElement) =>
  [...(root.lastElementChild?.querySelectorAll('text') ?? [])].map((label) => label.textContent);

it('keeps no label of an axis that had no room', () => {
  const { container, rerender } = render(canvas([40, 40, 40]));
  rerender(canvas([40, 220, 400]));
  expect(labels(container)).toEqual(['0', '1', '2']);
  expect(container.querySelectorAll('path')).toHaveLength(3);
});
