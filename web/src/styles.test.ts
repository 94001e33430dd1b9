import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The widths of S9.5. The queries that end below one are written with .98, so no width matches both. */
const WIDTHS = ['min-width: 481px', 'min-width: 769px', 'min-width: 1281px'];
const BELOW = ['max-width: 480.98px', 'max-width: 768.98px', 'max-width: 1280.98px'];
/** The one module that asks the window for its width. */
const MEDIA_MODULE = 'web/src/kit/ui/media.ts';

const SPACE = /(?<![\w-])((?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap)\s*:([^;}]+)/g;
/** Lengths that are no step of the scale, with the reason. Negative ones undo the space of something else. */
const OFF_SCALE = new Map([
  ['1px', 'the width of a border'],
  ['3px', 'moves an icon or a box to the middle of its line'],
  ['5px', 'a step of 6 px without the border'],
  ['7px', 'a step of 8 px without the border'],
  ['11px', 'a step of 12 px without the border'],
  ['18px', 'room for the mark of a list, or for the arrow of a box'],
  ['22px', 'room for the number of a list'],
  ['30px', 'the height of a label above a field'],
  ['42px', 'room for an icon inside a field'],
]);

const read = (ending: RegExp) =>
  readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({
      path: `web/src/${name}`,
      text: readFileSync(`web/src/${name}`, 'utf8').replace(/\/\*.*?\*\//gs, ''),
    }));

const sheets = read(/\.css$/);
const scripts = read(/\.tsx?$/);

const widthsIn = (query: string) => query.match(/(?:min-|max-)?width\s*(?::|[<>]=?)\s*[^)]+/g) ?? [];
const isSpecified = (width: string) => WIDTHS.includes(width) || BELOW.includes(width);

it('S9.5 changes pages at the specified widths alone', () => {
  const others = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media([^{]+)/g)]
      .flatMap(([, query = '']) => widthsIn(query))
      .filter((width) => !isSpecified(width))
      .map((width) => `${path}: ${width}`),
  );
  expect(others).toEqual([]);
});

it('S9.5 asks the window for its width in one module', () => {
  const asking = scripts.filter(({ text }) => /\((?:min|max)-width:/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([MEDIA_MODULE]);
  expect(asking.flatMap(({ text }) => widthsIn(text)).filter((width) => !isSpecified(width))).toEqual([]);
});

it('takes space from the scale', () => {
  const raw = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(SPACE)].flatMap(([, property, value = '']) =>
      (value.match(/(?<![\w.-])[\d.]+(?:px|rem)\b/g) ?? [])
        .filter((length) => !OFF_SCALE.has(length))
        .map((length) => `${path}: ${property}: ${length}`),
    ),
  );
  expect(raw).toEqual([]);
});

it('has every step of the scale that is used, and no other', () => {
  const [tokens = ''] = sheets.filter(({ path }) => path.endsWith('/tokens.css')).map(({ text }) => text);
  const steps = [...tokens.matchAll(/--space-([\d-]+): (\d+)px;/g)].map(([, step = '', pixels]) => {
    expect(Number(pixels)).toBe(Number(step.replace('-', '.')) * 4);
    return step;
  });
  const used = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/var\(--space-([\d-]+)\)/g)].map(([, step]) => step)),
  );
  expect([...used].toSorted()).toEqual(steps.toSorted());
});
