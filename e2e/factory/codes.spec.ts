import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { refuseFaults } from '../fixtures/looks.ts';
import { enterAsAdmin } from '../fixtures/operator-session.ts';
import { expect, test, tokenOf } from '../fixtures/product.ts';
import { axeFinds } from '../fixtures/ui-choices.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const filled = (text: string, words: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, key: string) => words[key] ?? '');
const ITEMS = [
  { code: 'C', parent: null, ko: '제조업', en: 'Manufacturing' },
  { code: '28', parent: 'C', ko: '전기장비 제조업', en: 'Electrical equipment' },
  { code: '282', parent: '28', ko: '일차전지 및 이차전지 제조업', en: 'Batteries' },
  { code: '28202', parent: '282', ko: '운송장비용 이차전지 제조업', en: 'Batteries for vehicles' },
];
const fileOf = (items: object[]) => ({
  name: 'ksic-10.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ items })),
});
const _isClean = async (page: Page) => await refuseFaults(page);

test('S2.3 an admin loads an official list, is told what is wrong with a bad one, and finds a code by typing', async ({
  page,
  request,
}) => {
  const { codes } = kr;
  await enterAsAdmin(page, request);
  await page.goto('/admin/settings/codes');
  await expect(page.getByText(codes.ownSource)).toHaveCount(2);
  await refuseFaults(page);

  await page.getByRole('button', { name: codes.load }).click();
  const dialog = page.getByRole('dialog', { name: codes.loadTitle });
  await dialog.getByLabel(codes.revision).selectOption('10');
  await dialog.getByLabel(codes.source).fill('통계청');
  await dialog.getByRole('textbox', { name: codes.publishedOn }).fill('2017-07-01');
  await dialog.getByRole('button', { name: codes.submit, exact: true }).click();
  await expect(dialog.getByText(codes.fileProblem.missing)).toBeVisible();

  await dialog.locator('input[type=file]').setInputFiles(fileOf([...ITEMS, { code: '28202', parent: '99', ko: '' }]));
  await dialog.getByRole('button', { name: codes.submit, exact: true }).click();
  const fifth = filled(codes.problemAt, { place: '5' });
  for (const [column, problem] of [
    [codes.column.code, codes.problem.repeated],
    [codes.column.parent, codes.problem.unknown],
    [codes.column.name, codes.problem.missing],
  ])
    await expect(dialog.getByText(`${fifth} · ${column}: ${problem}`)).toBeVisible();
  await refuseFaults(page);

  await dialog.locator('input[type=file]').setInputFiles(fileOf(ITEMS));
  await dialog.getByRole('button', { name: codes.submit, exact: true }).click();
  const list = filled(codes.schemeShort.ksic, { revision: '10' });
  await expect(page.getByText(filled(codes.loaded_other, { list, shown: '4' }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: list })).toContainText('통계청');

  await page.getByLabel(codes.tryScheme).selectOption('ksic');
  const box = page.getByRole('combobox', { name: codes.tryCode });
  await box.click();
  await box.fill('이차전지');
  const option = page.getByRole('option', { name: /28202/ });
  await expect(option).toContainText('제조업 › 전기장비 제조업 › 일차전지 및 이차전지 제조업');
  expect(await axeFinds(page, '[data-trigger="ComboBox"]')).toEqual([]);
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByText('28202 운송장비용 이차전지 제조업', { exact: true })).toBeVisible();

  await page.goto('/admin/settings/codes?lng=en');
  const en = wordsOf('en').codes;
  const named = filled(en.schemeShort.ksic, { revision: '10' });
  await page.getByRole('button', { name: filled(en.removeOf, { list: named }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.remove, exact: true }).click();
  await expect(page.getByText(filled(en.removed, { list: named }))).toBeVisible();
  await refuseFaults(page);
});

test('S2.3 a supplier sees what a record still needs, and downloads it when nothing is missing', async ({
  page,
  request,
  signedIn,
}) => {
  const { record } = kr.codes;
  await signedIn(10);
  const headers = { authorization: `Bearer ${tokenOf(10)}` };
  const data = {
    name: '포항 양극재공장',
    nameEnglish: 'Pohang cathode plant',
    country: 'KR',
    region: 'KR-47',
    locality: '포항시',
    postalCode: '37517',
    isic: '20',
    point: { latitude: 36.029, longitude: 129.341, precision: 'city' },
    contacts: [{ purpose: 'main', name: '홍길동', email: 'hong@test.kr' }],
  };
  const made = (await (await request.post('/api/factories', { headers, data })).json()).result.data;
  const { id, version } = made;

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/factory/${id}/record`);
  await expect(page.getByText(filled(record.notReady_other, { shown: '1' }))).toBeVisible();
  const gap = page.getByRole('link', { name: filled(record.fill, { field: record.gap.street }) });
  await expect(gap).toHaveAttribute('href', `/factory/${id}/edit/location#step-street`);
  await expect(page.getByRole('button', { name: record.download })).toHaveCount(0);
  await refuseFaults(page);

  const whole = { ...data, street: '영일만산단로 1', version };
  expect((await request.put(`/api/factories/${id}`, { headers, data: whole })).ok()).toBe(true);
  await page.goto(`/factory/${id}/record?lng=en`);
  const en = wordsOf('en').codes.record;
  await expect(page.getByText(en.ready)).toBeVisible();
  await expect(page.getByRole('region', { name: en.preview })).toContainText('DigitalFacilityRecord');
  await refuseFaults(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: en.download }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`dfr-${id}.jsonld`);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    type: ['DigitalFacilityRecord', 'VerifiableCredential'],
    credentialSubject: { name: 'Pohang cathode plant', address: { streetAddress: '영일만산단로 1' } },
  });
  expect(text).not.toContain('홍길동');

  // Another company gets the same answer as for an unknown id.
  expect(
    (await request.get(`/api/factories/${id}/untp`, { headers: { authorization: `Bearer ${tokenOf(11)}` } })).status(),
  ).toBe(404);
});
