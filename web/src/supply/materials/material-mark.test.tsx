// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS } from '@ieum/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { markColor } from './mark-look.ts';
import { MaterialChips } from './material-chips.tsx';
import { MaterialMark } from './material-mark.tsx';

afterEach(cleanup);

const css = readFileSync(join(import.meta.dirname, 'material-tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/(--material-[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('27.1 writes each symbol at a contrast of 4.5 : 1, in both themes', () => {
  const text = tokens.get('--material-text') ?? { light: '', dark: '' };
  const weak = MARKS.flatMap((mark) => {
    const token = tokens.get(markColor(mark).slice('var('.length, -1));
    return (['light', 'dark'] as const)
      .filter((theme) => !(token && contrast(token[theme], text[theme]) >= 4.5))
      .map((theme) => `${mark} ${theme}`);
  });
  expect(weak).toEqual([]);
});

it('27.1 gives each mark a color and a symbol of its own', () => {
  expect(new Set(MARKS.map(markColor)).size).toBe(MARKS.length);
  const symbols = MARKS.map((mark) =>
    render(<MaterialMark mark={mark} />).container.firstElementChild?.getAttribute('data-symbol'),
  );
  expect(new Set(symbols).size).toBe(MARKS.length);
});

it('27.1 lists the family before the materials, and nothing for goods without either', () => {
  render(<MaterialChips family="cathode" materials={['nickel', 'cobalt']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'family.cathode',
    'name.nickel',
    'name.cobalt',
  ]);
  cleanup();
  render(<MaterialChips family="" materials={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
