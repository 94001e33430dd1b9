import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Rgb = [number, number, number];
type Row = [number, number, number];

const SURFACES = { light: ['#ffffff', '#f5f7fa'], dark: ['#12161c', '#1a2029'] };
const LEAST_CONTRAST = 3;
/** Hundredths of Oklab's lightness; two colours this far apart differ at a glance. */
const LEAST_DIFFERENCE = 8;

/** Vision of people without red, green or blue cones (Machado et al. 2009). */
const EYES: Record<string, [Row, Row, Row]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync(join(import.meta.dirname, 'plot-tokens.css'), 'utf8');
const tokens = [...css.matchAll(/--plot-(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);
const themes = ['light', 'dark'] as const;

const linear = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const dot = (row: Row, [r, g, b]: Rgb) => row[0] * r + row[1] * g + row[2] * b;
const seen = (color: Rgb, [r, g, b]: [Row, Row, Row]): Rgb => [dot(r, color), dot(g, color), dot(b, color)];
const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));
const contrast = (first: string, second: string) => {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const oklab = (color: Rgb): Rgb => {
  const cones: Rgb = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], color)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], color)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], color)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
};
const difference = (first: Rgb, second: Rgb) =>
  100 * Math.hypot(...oklab(first).map((value, i) => value - (oklab(second)[i] ?? 0)));

it('has eight colours and one for the rest', () => {
  expect(tokens.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'rest']);
});

it.each(themes)('stands out 3 : 1 from its surfaces: %s', (theme) => {
  const pale = tokens.filter((token) =>
    SURFACES[theme].some((surface) => contrast(token[theme], surface) < LEAST_CONTRAST),
  );
  expect(pale).toEqual([]);
});

it.each(themes.flatMap((theme) => Object.keys(EYES).map((eyes) => [theme, eyes] as const)))(
  'keeps any two apart: %s, %s',
  (theme, eyes) => {
    const colors = tokens.filter(({ name }) => name !== 'rest').map((token) => linear(token[theme]));
    const matrix = EYES[eyes] ?? EYES['all colours'];
    const pairs = colors.flatMap((first, i) => colors.slice(i + 1).map((second) => [first, second] as const));
    const least = Math.min(
      ...pairs.map(([first, second]) => (matrix ? difference(seen(first, matrix), seen(second, matrix)) : 0)),
    );
    expect(least).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
  },
);
