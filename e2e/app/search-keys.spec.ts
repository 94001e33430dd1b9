import type { Page } from '@playwright/test';
import { refuseFaults, refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { ALL_LOOKS, LOOKS, lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { callAs } from '../fixtures/supply-calls.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** No other test uses this account. */
const WHO = 54;
const MANY = 7;

const palette = (page: Page, words = kr) => page.getByRole('dialog', { name: words.search.title });
const box = (page: Page, words = kr) => palette(page, words).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test.beforeEach(async ({ signedIn }) => signedIn(WHO));

test('S2.1 opens by Ctrl K and by ⌘K, closes by the same, and leaves another dialog alone', async ({ page }) => {
  await page.goto('/factory');
  const start = page.getByRole('button', { name: kr.shell.search.label });
  await expect(start).toBeVisible();
  for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
    await page.keyboard.press(keys);
    await expect(box(page), keys).toBeFocused();
    await page.keyboard.press(keys);
    await expect(palette(page)).toBeHidden();
  }
  // By the position of the key: on a Korean keyboard it types ㅏ.
  await page.evaluate(() => {
    const pressed = { key: 'ㅏ', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.evaluate(() => {
    const blocking = document.createElement('dialog');
    document.body.append(blocking);
    blocking.showModal();
  });
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
});

test('S2.1 loses no letter that is still being put together, and chooses nothing by the key that ends it', async ({
  page,
  request,
}) => {
  const factory = { name: '한글 조합공장', country: 'KR', isNew: true };
  await callAs(request, WHO, 'POST', '/factories', factory);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: kr.shell.search.label })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const [composing, shown] of [
    ['ㅎ', 'ㅎ'],
    ['하', '하'],
    ['한', '한'],
  ] as const) {
    await compose(composing);
    await expect(box(page)).toHaveValue(shown);
  }
  await session.send('Input.insertText', { text: '한' });
  for (const composing of ['ㄱ', '그', '글']) {
    await compose(composing);
    await expect(box(page)).toHaveValue(`한${composing}`);
  }
  await expect(option(page, /한글 조합공장/).first()).toBeVisible();
  const chosen = { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true, cancelable: true };
  await box(page).dispatchEvent('keydown', chosen);
  await expect(box(page)).toHaveValue('한글');
  await session.send('Input.insertText', { text: '글' });
  await expect(box(page)).toHaveValue('한글');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/factory\/[\da-f-]{36}$/);
});

test('S2.1 leads from more than it shows to the list of the same', async ({ page, request }) => {
  for (let no = 1; no <= MANY; no += 1)
    await callAs(request, WHO, 'POST', '/factories', { name: `더많은 ${no}공장`, country: 'KR', isNew: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: kr.shell.search.label }).click();
  await box(page).fill('ㄷㅁㅇ');
  const more = option(page, kr.search.more.replace('{{kind}}', kr.search.kind.factory));
  await expect(more).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/factory?search=${encodeURIComponent('ㄷㅁㅇ')}`);
  await expect(page.getByRole('link', { name: /더많은 \d공장/ })).toHaveCount(MANY);
});

test('S2.7 offers nothing to begin to whoever only reads', async ({ page }) => {
  await page.route('**/api/company', async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    await route.fulfill({
      json: { result: { data: { ...result.data, can: { edit: false, manage: false, invite: false, leave: true } } } },
    });
  });
  await page.goto('/help');
  await page.getByRole('button', { name: kr.shell.search.label }).click();
  await expect(option(page, kr.search.page.help)).toBeVisible();
  await box(page).fill('등록');
  await expect(palette(page).getByText(kr.search.none.text)).toBeVisible();
});

for (const { language, theme, width } of process.env.SHOTS ? ALL_LOOKS : lastInGate(LOOKS))
  test(`S2.10 looks right in ${language}, ${theme}, at ${width}`, async ({ page, request }) => {
    const words = wordsOf(language);
    const factory = { name: '울산 겉모습공장', nameEnglish: 'Ulsan looks plant', country: 'KR', isNew: true };
    await callAs(request, WHO, 'POST', '/factories', factory);
    await setLook(page, { width, theme });
    await page.goto(`/factory?lng=${language}`);
    await page.getByRole('button', { name: words.shell.search.label }).click();
    await expect(option(page, words.search.action.registerFactory)).toBeVisible();
    await refuseFaults(page);
    await refuseOverflow(page);
    await shoot(page, `palette-${language}-${theme}-${width}-first`);
    await box(page, words).fill('looks');
    await expect(option(page, /겉모습공장/).first()).toBeVisible();
    await refuseFaults(page);
    await shoot(page, `palette-${language}-${theme}-${width}-found`);
    await box(page, words).fill('zzz 없음');
    await expect(palette(page, words).getByText(words.search.none.text)).toBeVisible();
    await refuseFaults(page);
    await shoot(page, `palette-${language}-${theme}-${width}-none`);
  });
