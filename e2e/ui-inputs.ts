import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type commonWords from '../web/public/locales/kr/common.json';
import type showcaseWords from '../web/public/locales/kr/showcase.json';
import type uiWords from '../web/public/locales/kr/ui.json';

const read = (namespace: string) => JSON.parse(readFileSync(`web/public/locales/kr/${namespace}.json`, 'utf8'));

export const { inputs, sampleForm }: typeof showcaseWords = read('showcase');
export const ui: typeof uiWords = read('ui');
export const common: typeof commonWords = read('common');

export const openSection = async (page: Page, id: string) => {
  await page.goto('/ui-components');
  const section = page.locator(`#${id}`);
  await section.waitFor();
  return section;
};

export const sizeOf = async (locator: Locator) => {
  const { width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return [Math.round(width), Math.round(height)];
};

export const heightOf = async (locator: Locator) => (await sizeOf(locator))[1];
