import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/fixtures/process/seed.ts';
import { register } from '../fixtures/factory-form.ts';
import { refuseFaults, setLook, shoot } from '../fixtures/looks.ts';
import { filled, press } from '../fixtures/page-acts.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { beforeName } from '../fixtures/review-submission.ts';
import { expectLinkStatus } from '../fixtures/second-browser.ts';
import { arrivesAt, callAs, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** A customer and its supplier; each test continues where the one before ended. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const [CUSTOMER, SUPPLIER] = [67, 68];
const FAR = '2099-12-31';
const REVIEW = '/supply-chain/review';
const { auth, declaration, link, review, ui } = kr;
const both = (text: string) => ({ kr: text, en: text, cn: '', jp: '' });

/** Counts what is pressed with a finger or a mouse. Keys and typed answers do not count. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const count = ({ isTrusted }: Event) => {
      const { dataset } = document.documentElement;
      if (isTrusted) dataset.presses = String(Number(dataset.presses ?? 0) + 1);
    };
    window.addEventListener('pointerdown', count, { capture: true });
  });
const presses = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.presses ?? 0));

/** Signs in at the door. What is counted begins on the page where people land. */
const enter = async (page: Page, who: number) => {
  await countPresses(page);
  await page.goto('/auth/signin');
  await page.getByLabel(auth.email, { exact: true }).fill(userOf(who).email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(await presses(page)).toBe(0);
};
const task = (page: Page, address: string) => page.getByRole('main').locator(`a[href="${address}"]`).first();
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const requestOf = async (request: APIRequestContext, more: object) => {
  const { rows } = await callAs(request, CUSTOMER, 'GET', '/review/suppliers');
  const input = { purpose: '공급업체 평가', dueOn: FAR, recipients: [{ companyId: rows[0].id }], ...more };
  const { ids } = await callAs(request, CUSTOMER, 'POST', '/review/requests', input);
  return String(ids[0]);
};

test('S2.14 26.5 a supplier confirms a link with two clicks after the sign-in', async ({ page, request }) => {
  const sold = await productOf(request, SUPPLIER, '도금 브래킷');
  const bought = await productOf(request, CUSTOMER, '시트 프레임');
  const { id } = await callAs(request, CUSTOMER, 'POST', '/supply-links', {
    side: 'buyer',
    productId: bought,
    businessNumber: userOf(SUPPLIER).businessNumber,
    figures: { spendShare: 30 },
    words: { company: '도금집', product: '도금 브래킷' },
  });
  await arrivesAt(request, SUPPLIER, id);
  await setLook(page, { width: 360, theme: 'light' });
  await enter(page, SUPPLIER);
  await task(page, `/supply-chain/links/${id}`).click();
  const panel = page.getByRole('region', { name: filled(link.confirm.title, { name: `한빛정밀 ${CUSTOMER}` }) });
  await expect(panel.getByRole('combobox')).toHaveValue(/도금 브래킷/);
  await refuseFaults(page);
  await shoot(page, 'clicks-link-360');
  await panel.getByRole('button', { name: link.act.confirm, exact: true }).click();
  await expectLinkStatus(page, 'confirmed');
  expect(await presses(page)).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { product } = await callAs(request, SUPPLIER, 'GET', `/supply-links/${id}`);
  expect(product.id).toBe(sold);
});

test('S2.14 26.5 a supplier answers a request on a phone with three clicks, from the first open question on', async ({
  page,
  request,
}) => {
  const name = both('도금 공정 점검');
  const question = (key: string, kind: string, words: string) => ({ key, kind, words: both(words), isRequired: true });
  const questions = [question('people', 'number', '도금 인원'), question('steps', 'lines', '폐수 처리 방법')];
  const made = await callAs(request, CUSTOMER, 'POST', '/review/templates', { name });
  const content = { sections: [{ key: 'plating', words: both('도금'), questions }] };
  const written = { id: made.id, version: made.version, name, content };
  const { version } = await callAs(request, CUSTOMER, 'PUT', `/review/templates/${made.id}`, written);
  await callAs(request, CUSTOMER, 'POST', `/review/templates/${made.id}/publish`, { id: made.id, version });
  const id = await requestOf(request, { kind: 'questionnaire', form: made.id });

  await setLook(page, { width: 360, theme: 'light' });
  await enter(page, SUPPLIER);
  await task(page, `${REVIEW}/requests/${id}/answer`).click();
  const people = page.getByLabel('도금 인원');
  await expect(people).toBeFocused();
  await expect(people).toBeInViewport();
  await page.keyboard.type('12');
  await page.getByLabel('폐수 처리 방법').fill('위탁 처리해요.');
  await expect(page.getByText(declaration.missing.none)).toBeAttached();
  await refuseFaults(page);
  await shoot(page, 'clicks-answer-360');
  await press(page, declaration.submit.act);
  await inDialog(page, declaration.submit.act).click();
  await expect(page.getByText(declaration.submit.done)).toBeVisible();
  expect(await presses(page)).toBe(3);
  // The task's address has led on, so the way back leaves the work.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('S2.14 26.5 a reviewer decides with three clicks, sees the next one, and goes on by keys', async ({
  page,
  request,
}) => {
  await register(request, SUPPLIER, { name: '도금 공장', state: 'active' });
  const submitted: string[] = [];
  for (const purpose of ['첫째', '둘째']) {
    const requestId = await requestOf(request, { kind: 'factory', purpose });
    // The only factory is chosen without a question.
    const { id, version } = await callAs(request, SUPPLIER, 'POST', '/review/declarations', { requestId });
    await callAs(request, SUPPLIER, 'POST', `/review/declarations/${id}/submit`, { id, version });
    submitted.push(id);
  }
  const { rows } = await callAs(request, CUSTOMER, 'GET', '/tasks?kind=declaration.review');
  const [first, second, third] = rows.map((row: { id: string }) => `${REVIEW}/${row.id}`);
  expect([second, third].toSorted()).toEqual(submitted.map((id) => `${REVIEW}/${id}`).toSorted());

  await setLook(page, { width: 1440, theme: 'light' });
  await enter(page, CUSTOMER);
  await task(page, first).click();
  await press(page, review.act.approve);
  await inDialog(page, review.act.approve).click();
  await expect(page.getByText(beforeName(review.done.approve))).toBeVisible();
  expect(await presses(page)).toBe(3);
  await expect(page).toHaveURL(second);
  const { state } = await callAs(request, CUSTOMER, 'GET', `/review/declarations/${first.split('/').at(-1)}`);
  expect(state).toBe('approved');

  // A letter moves, or opens the question; it never decides.
  await expect(page.getByText(filled(review.walk.at, { at: '1', total: '2' }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(third);
  await expect(page.getByText(filled(review.walk.at, { at: '2', total: '2' }))).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(second);
  await expect(page.getByText(filled(review.walk.at, { at: '1', total: '2' }))).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: review.return.blocked })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: review.approve.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: ui.shortcuts.title })).toBeVisible();
  await refuseFaults(page);
  await shoot(page, 'clicks-keys-1440');
  await page.getByLabel(ui.shortcuts.on).press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(second);
  const left = await callAs(request, CUSTOMER, 'GET', '/review/queue');
  expect(left.rows.map((row: { state: string }) => row.state)).toEqual(['submitted', 'submitted']);
});
