import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Look } from '../../e2e/fixtures/page-list.ts';
import type { Change } from './compare-shots.ts';
import { lookName } from './take-shots.ts';

type Sheet = { browser: Browser; folder: string; names: string[]; looks: Look[]; changes: Change[] | undefined };

const THUMB_WIDTH = 220;
const THUMB_HEIGHT = 320;
const STYLE = `
  body { font: 13px system-ui, sans-serif; margin: 16px; background: #777; color: #fff }
  table { border-collapse: collapse } td, th { padding: 4px; vertical-align: top; text-align: left }
  img { display: block; width: ${THUMB_WIDTH}px } .changed img { outline: 3px solid #f33 } a { color: inherit }`;

/** Writes one row per subject and one column per look; with an earlier set, only what changed. */
export const writeContactSheet = async ({ browser, folder, names, looks, changes }: Sheet) => {
  const page = await browser.newPage();
  const changed = new Set(changes?.map(({ name }) => name));
  const shown = changes ? names.filter((name) => changed.has(name)) : names;
  const thumbs = new Map<string, string>();
  for (const name of shown) thumbs.set(name, await thumbOf(page, join(folder, name)));
  const subjects = [...new Set(shown.map((name) => name.split('.')[0] ?? ''))];
  const cell = (name: string) => {
    const thumb = thumbs.get(name);
    return thumb ? `<a href="${name}"><img src="${thumb}" alt="${name}"></a>` : '';
  };
  const rows = subjects.map((subject) => {
    const cells = looks.map((look) => `<td>${cell(`${subject}.${lookName(look)}.png`)}</td>`);
    return `<tr><th>${subject}</th>${cells.join('')}</tr>`;
  });
  const head = looks.map((look) => `<th>${lookName(look)}</th>`).join('');
  const list = changes?.map(({ name, what, pixels }) => `<li>${what} ${pixels ?? ''} ${name}</li>`).join('') ?? '';
  const table = `<table><tr><th></th>${head}</tr>${rows.join('')}</table>`;
  const file = join(folder, 'contact-sheet.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><ul>${list}</ul>${table}`);
  await page.goto(pathToFileURL(resolve(file)).href);
  await page.setViewportSize({ width: (looks.length + 1) * (THUMB_WIDTH + 8) + 40, height: 900 });
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
  await page.close();
};

/** Makes a small picture, cut off below: a thousand pictures at full size would not fit into memory. */
const thumbOf = (page: Page, path: string) =>
  page.evaluate(
    async ([picture, width, height]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      const scale = Number(width) / Math.max(image.width, Number(width));
      canvas.width = Number(width);
      canvas.height = Math.min(Number(height), Math.ceil(image.height * scale));
      canvas.getContext('2d')?.drawImage(image, 0, 0, image.width * scale, image.height * scale);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    [readFileSync(path).toString('base64'), THUMB_WIDTH, THUMB_HEIGHT] as const,
  );
