// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { Skeleton } from './skeleton.tsx';

beforeEach(async () => {
  await startTestApp();
});
afterEach(cleanup);

it.each([
  { shape: 'page', lines: 4, bars: 5 },
  { shape: 'text', lines: 3, bars: 3 },
  { shape: 'block', lines: 4, bars: 1 },
  { shape: 'table', lines: 6, bars: 7 },
] as const)('says that a $shape is on its way and holds its place', ({ shape, lines, bars }) => {
  render(<Skeleton shape={shape} lines={lines} />);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('불러오고 있어요');
  expect(place.querySelectorAll('div')).toHaveLength(bars);
});
