import type { APIRequestContext, Page } from '@playwright/test';
import { refuseFaults, refuseOverflow, shoot as shootPage } from './looks.ts';
import { expect, tokenOf } from './product.ts';
import { kr } from './words.ts';

const { factory } = kr;

export const shoot = (page: Page, name: string) => shootPage(page, `factory-${name}`);

export const refuseTrouble = async (page: Page) => {
  await refuseFaults(page);
  await refuseOverflow(page);
};

export const field = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name.replace(/[()·]/g, '.')}`)).first();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const dialogOn = (page: Page) => page.locator('dialog[open]');
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: factory.tabs }).getByRole('link', { name });

export const register = async (request: APIRequestContext, who: number, told: object) => {
  const headers = { authorization: `Bearer ${tokenOf(who)}` };
  const answer = await request.post('/api/factories', { headers, data: { country: 'KR', ...told } });
  expect(answer.ok()).toBe(true);
  const { result } = await answer.json();
  return String(result.data.id);
};
