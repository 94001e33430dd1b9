import { refuseFaults, refuseOverflow, setLook } from '../fixtures/looks.ts';
import { ALL_LOOKS, outermost } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { boxes, fillIn, next, stepTitle } from '../fixtures/sign-up.ts';
import { wordsOf } from '../fixtures/words.ts';

for (const { language, theme, width } of outermost(ALL_LOOKS)) {
  test(`S2.16 S2.18 S2.20 every state of sign-up is whole and axe finds nothing: ${language}, ${theme}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const words = wordsOf(language);
    const { agreement, details, done } = words.signup;
    const look = async (_state: string) => {
      await refuseOverflow(page);
      await refuseFaults(page);
    };
    await setLook(page, { width, theme });
    await page.goto(`/auth/signup?lng=${language}`);
    await expect(stepTitle(page, details.title)).toBeVisible();
    // A press on the disabled button shows what is missing.
    await next(page, words).click({ force: true });
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(16);
    await look('errors');
    await fillIn(page, { name: 'ﷺ 홍길동 '.repeat(5) }, words);
    await boxes(page, words).last().press('7');
    await expect(page.getByText(words.signup.checkDigit)).toBeVisible();
    await look('filled');
    await next(page, words).click();
    await expect(stepTitle(page, agreement.title)).toBeVisible();
    await next(page, words).click({ force: true });
    await look('asked');
    await page.getByRole('button', { name: agreement.read.privacy }).click();
    await expect(page.getByRole('button', { name: agreement.agree, exact: true })).toBeEnabled();
    await look('terms');
    await page.keyboard.press('Escape');
    await page.getByLabel(agreement.all).check();
    await next(page, words).click();
    await expect(stepTitle(page, done.title)).toBeVisible();
    await look('done');
  });
}
