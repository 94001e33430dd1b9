import { LANGUAGES, type Language, TAG_OF } from '@ieum/contract';
import { expect, test } from '../fixtures/product.ts';
import { wordsOf } from '../fixtures/words.ts';

const expectLanguage = async (page: import('@playwright/test').Page, language: Language) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).auth.signIn.title);
  await expect(page.locator('html')).toHaveAttribute('lang', TAG_OF[language]);
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
      const current = (await page.locator('html').getAttribute('lang')) ?? '';
      const label = wordsOf(LANGUAGES.find((name) => TAG_OF[name] === current) ?? 'kr').common.language;
      await page.getByLabel(label).selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', TAG_OF[language]);
    }
  }
});

test('S7.7 words come from /locales/{lng}/{ns}.json of the same origin', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/locales/') && requested.push(request.url()));
  await page.goto('/auth/signin');
  await expectLanguage(page, 'kr');
  expect(requested.sort()).toEqual([`${baseURL}/locales/kr/auth.json`, `${baseURL}/locales/kr/common.json`]);
});
