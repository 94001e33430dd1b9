// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startTestApp } from '../../test/world.ts';
import { CompanyMark } from './company-mark.tsx';

afterEach(cleanup);

it.each([
  ['VN', '0312345678', '베트남 · 0312345678'],
  ['VN', 'VN 0312345678', '베트남 · 0312345678'],
  ['KR', '1248100998', '대한민국 · 124-81-00998'],
])('23.21 writes the number of %s %s as its country does', async (country, number, shown) => {
  await startTestApp();
  render(<CompanyMark country={country} number={number} />);
  expect(screen.getByText(shown)).toBeTruthy();
});
