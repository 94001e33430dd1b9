import { LANGUAGES, type Language, TAG_OF } from '@ieum/contract';
import { LANGUAGE_LABELS } from '../../web/src/kit/language/labels.ts';
import { expectNoFaults } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const expectLanguage = async (page: import('@playwright/test').Page, language: Language) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).auth.signIn.title);
  await expect(page.locator('html')).toHaveAttribute('lang', TAG_OF[language]);
  // The painted page has a language too; the program stores it.
  await expect(page.locator('#root[data-painted]')).toHaveCount(0);
};

for (const [browserLanguage, language] of [
  ['ko-KR', 'kr'],
  ['en-US', 'en'],
  ['zh-CN', 'cn'],
  ['ja-JP', 'jp'],
  ['de-DE', 'en'],
] as const) {
  test.describe(browserLanguage, () => {
    test.use({ locale: browserLanguage });
    test(`S9.2 a browser in ${browserLanguage} sees ${language}`, async ({ page }) => {
      await page.goto('/auth/signin');
      await expectLanguage(page, language);
    });
  });
}

test('S9.3 the query comes before the cookie, that before local and session storage, that before the browser', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await expectLanguage(page, 'kr');
  await page.evaluate(() => sessionStorage.setItem('i18nextLng', 'ja'));
  await page.evaluate(() => localStorage.removeItem('i18nextLng'));
  await page.reload();
  await expectLanguage(page, 'jp');
  await page.evaluate(() => localStorage.setItem('i18nextLng', '"zh-CN"'));
  await page.reload();
  await expectLanguage(page, 'cn');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the detector reads this one
    document.cookie = 'i18next=en; path=/';
  });
  await page.reload();
  await expectLanguage(page, 'en');
  await page.goto('/auth/signin?lng=ko-KR');
  await expectLanguage(page, 'kr');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('kr');
});

test('S1.4 sign-in and not-found have a language switch too', async ({ page }) => {
  for (const path of ['/auth/signin', '/auth/signup', '/nowhere']) {
    await page.goto(`${path}?lng=kr`);
    for (const language of [...LANGUAGES].reverse()) {
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('menuitemradio', { name: LANGUAGE_LABELS[language] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', TAG_OF[language]);
      await expect(page.getByRole('menu')).toBeHidden();
    }
  }
});

test('S1.4 26.8 the language switch works by keyboard alone, and axe finds nothing while it is open', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  const button = page.getByRole('button', { name: kr.common.language });
  await expect(button).toBeVisible();
  // The skip link and the wordmark come first.
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: LANGUAGE_LABELS.jp })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLanguage(page, 'jp');
  await expect(page.getByRole('button', { name: wordsOf('jp').common.language })).toBeFocused();
});

test('S7.7 words come from /locales/{lng}/{ns}.json of the same origin', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/locales/') && requested.push(request.url()));
  await page.goto('/auth/signin', { waitUntil: 'networkidle' });
  await expectLanguage(page, 'kr');
  expect(requested.sort()).toEqual([`${baseURL}/locales/kr/auth.json`, `${baseURL}/locales/kr/common.json`]);
});
