import type { APIRequestContext, Page } from '@playwright/test';
import { certificatePdf } from '../../server/test/fixtures/pdf/certificate.ts';
import { chipOf } from '../fixtures/list-tools.ts';
import { refuseFaults, refuseOverflow, shoot as shootPage } from '../fixtures/looks.ts';
import { enterAs, type Newcomer, signUpNewcomer } from '../fixtures/newcomer.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** Each test has many steps. */
test.describe.configure({ timeout: 180_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const { certificate: words, ui } = kr;
const en = wordsOf('en').certificate;
const ISO_9001 = /^ISO 9001 ·/;

const shoot = (page: Page, name: string) => shootPage(page, `certificates-${name}`);

const refuseTrouble = async (page: Page) => {
  await refuseFaults(page);
  await refuseOverflow(page);
};

const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Seoul' });
const dotted = (day: string) => day.replaceAll('-', '.');
const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key) => String(values[key]));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
/** Finds a field by the beginning of its name, because an optional field is marked in its name. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) });

const call = async (request: APIRequestContext, { token }: Newcomer, path: string, data: object) => {
  const answer = await request.post(`/api${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
};

const choose = async (page: Page, label: string, typed: string, option: RegExp | string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(typed);
  await page.getByRole('option', { name: option }).click();
};

test('S2.3 a supplier adds a certificate with its file on a phone, sees its light, and renews it', async ({
  page,
  request,
}) => {
  const who = await signUpNewcomer(request);
  for (const name of ['울산 1공장', '포항공장'])
    await call(request, who, '/factories', { name, country: 'KR', isNew: true });
  await enterAs(page, who);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/factory/certificates');
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-360-empty');
  await follow(page, words.add);
  await expect(page).toHaveURL('/factory/certificates/new');

  // Each missing value is reported at its field, all at once.
  await press(page, words.add);
  await expect(page.getByText(words.problem.standardMissing)).toBeVisible();
  await expect(page.getByText(words.problem.endMissing)).toBeVisible();
  await choose(page, words.field.standardId, '품질', ISO_9001);
  await field(page, words.field.validTo).fill(dotted(inDays(20)));
  await field(page, words.field.number).fill('KR-QMS-1');

  // A wrong file is refused where it was chosen.
  const drop = page.locator('input[type="file"]');
  const named = { name: '인증서.pdf', mimeType: 'application/pdf' };
  await drop.setInputFiles({ ...named, buffer: Buffer.from('<!doctype html><p>') });
  await expect(page.getByText(/PDF나 사진/).first()).toBeVisible();
  await drop.setInputFiles({ ...named, buffer: await certificatePdf({ companyName: '주식회사 한빛정밀' }) });
  await expect(page.getByRole('button', { name: filled(words.removeFile, { name: '인증서.pdf' }) })).toBeVisible();
  await choose(page, words.field.factoryIds, '울산', '울산 1공장');
  await choose(page, words.field.factoryIds, '포항', '포항공장');
  await expect(page.getByRole('list', { name: words.field.factoryIds }).getByRole('listitem')).toHaveCount(2);

  // Typed values survive a reload, including the uploaded file.
  await page.reload();
  await expect(field(page, words.field.number)).toHaveValue('KR-QMS-1');
  await expect(page.getByText('인증서.pdf')).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-360-form');
  await press(page, words.add);

  await expect(page.getByRole('heading', { level: 1, name: 'ISO 9001' })).toBeVisible();
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(page.getByText(words.light.expiring_30)).toBeVisible();
  await expect(page.getByText(filled(words.daysLeft_other, { count: 20 }))).toBeVisible();
  await expect(page.getByRole('link', { name: '포항공장' })).toBeVisible();
  await expect(page.getByRole('group', { name: filled(kr.document.pdf.pageLabel, { page: 1 }) })).toContainText(
    '한빛정밀',
  );
  await refuseTrouble(page);
  await shoot(page, 'kr-360-one');
  const old = page.url();

  await follow(page, words.renew);
  await expect(page.getByRole('heading', { level: 1, name: words.renewTitle })).toBeVisible();
  await expect(page.getByRole('list', { name: words.field.factoryIds }).getByRole('listitem')).toHaveCount(2);
  await field(page, words.field.validTo).fill(dotted(inDays(1_000)));
  await field(page, words.field.number).fill('KR-QMS-2');
  await press(page, words.renew);
  await expect(page.getByText(words.renewed)).toBeVisible();
  await expect(page.getByText(words.light.valid).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.one.versions })).toBeVisible();

  // The old certificate is kept with its file and links to the new one.
  await page.goto(old);
  await expect(page.getByText(words.one.replacedBy)).toBeVisible();
  await expect(page.getByText('인증서.pdf')).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-360-replaced');
  await expect(page.getByRole('link', { name: words.renew })).toHaveCount(0);
  await follow(page, words.one.openLatest);
  await expect(page.getByText('KR-QMS-2').first()).toBeVisible();
});

test('S2.3 the list shows each light by a word and a sign, and keeps its filters in the address', async ({
  page,
  request,
}) => {
  const who = await signUpNewcomer(request);
  const { id } = await call(request, who, '/factories', { name: '울산 1공장', country: 'KR' });
  const add = (days: number, more: object) =>
    call(request, who, '/certificates', { standardName: 'GOTS', validTo: inDays(days), ...more });
  await add(400, { number: 'N-400', factoryIds: [id], issuer: '아주 긴 이름을 가진 인증기관 '.repeat(4) });
  await add(60, { number: 'N-60' });
  await add(10, { number: 'N-10', factoryIds: [id] });
  await add(-3, { number: 'N-3' });
  const revoked = await add(200, { number: 'N-R' });
  await call(request, who, `/certificates/${revoked.id}/revoke`, { version: 1, reason: '인증기관이 취소했어요.' });
  await enterAs(page, who);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/factory/certificates');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(6);
  for (const light of ['valid', 'expiring_90', 'expiring_30', 'expired', 'revoked'] as const)
    await expect(page.getByRole('cell', { name: new RegExp(`^${words.light[light]}`) })).toHaveCount(1);
  await refuseTrouble(page);
  await shoot(page, 'kr-1440-list');

  await page.getByRole('link', { name: new RegExp(`^${words.light.expiring_30}`) }).click();
  await expect(page).toHaveURL(/light=expiring_30/);
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('cell', { name: 'N-10' })).toBeVisible();

  // From the page of a factory.
  await page.goto(`/factory/certificates?factory=${id}`);
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: chipOf(words.factoryFilter, '울산 1공장') })).toBeVisible();
  await follow(page, words.add);
  await expect(page.getByRole('list', { name: words.field.factoryIds })).toContainText('울산 1공장');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/factory/certificates');
  // Cards have no head.
  await expect(rows).toHaveCount(5);
  await refuseTrouble(page);
  await shoot(page, 'kr-360-list');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  for (const width of lastInGate([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/factory/certificates');
    await expect(page.getByRole('cell', { name: en.light.expired })).toBeVisible();
    await refuseTrouble(page);
    await shoot(page, `en-${width}-list`);
  }
  await page.goto(`/factory/certificates/${revoked.id}`);
  await expect(page.getByText(en.light.revoked).first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'en-1440-revoked');
});

test('S2.3 two people who correct one certificate at once lose nothing', async ({ page, request }) => {
  const who = await signUpNewcomer(request);
  const made = await call(request, who, '/certificates', { standardName: 'GOTS', validTo: inDays(400), number: 'A' });
  await enterAs(page, who);
  await page.goto(`/factory/certificates/${made.id}/edit`);
  await field(page, words.field.number).fill('mine');
  const theirs = { standardName: 'GOTS', validTo: inDays(400), number: 'theirs', issuer: 'KAB', version: 1 };
  const answer = await request.put(`/api/certificates/${made.id}`, {
    data: theirs,
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await press(page, words.save);
  const dialog = page.locator('dialog[open]');
  const choice = dialog.getByRole('group', { name: words.field.number });
  for (const text of ['A', 'theirs', 'mine']) await expect(choice.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByText('KAB')).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-conflict');
  await choice.getByRole('radio', { name: new RegExp(ui.conflict.mine) }).check();
  await dialog.getByRole('button', { name: ui.conflict.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByText('mine').first()).toBeVisible();
  await expect(page.getByText('KAB').first()).toBeVisible();
});
