import { expect, test } from '../fixtures/product.ts';
import { auth, button, labelled, next, openStepTwo, signup, stepTitle, tick } from '../fixtures/sign-up.ts';

const { agreement } = signup;
const dialog = '[role=dialog], dialog[open]';

test('S2.18 S5.7 S7.6 each agreement opens its terms; agreeing ticks and closes', async ({ page }) => {
  await openStepTwo(page);
  await expect(next(page)).toBeDisabled();
  for (const part of ['privacy', 'service'] as const) {
    const opener = button(page, agreement.read[part]);
    await opener.click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `/html/service-terms.html?lng=kr#${part}`);
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(page.frameLocator('iframe').locator(`#${part}`)).toBeVisible();
    await button(page, agreement.agree).click();
    await expect(page.locator(dialog)).toHaveCount(0);
    await expect(tick(page, part)).toBeChecked();
    await expect(opener).toBeFocused();
  }
  await expect(page.getByLabel(agreement.all)).toBeChecked();
  await expect(next(page)).toBeEnabled();
  await tick(page, 'service').uncheck();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel(agreement.all).check();
  await expect(tick(page, 'service')).toBeChecked();
});

test('S2.18 Escape, also from inside the terms, and the backdrop close them without agreeing', async ({ page }) => {
  await openStepTwo(page);
  const open = async () => {
    await button(page, agreement.read.privacy).click();
    await expect(button(page, agreement.agree)).toBeEnabled();
  };
  await open();
  await button(page, agreement.agree).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toHaveCount(0);
  await open();
  await page.frameLocator('iframe').locator('h1, h2').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toHaveCount(0);
  await open();
  await page.mouse.click(4, 4);
  await expect(page.locator(dialog)).toHaveCount(0);
  await expect(tick(page, 'privacy')).not.toBeChecked();
});

test('S2.18 terms that cannot be loaded leave a link and no way to agree to them', async ({ page }) => {
  await openStepTwo(page);
  for (const fail of [{ status: 404, body: '{}' }, undefined]) {
    await page.route('**/html/service-terms.html*', (route) => (fail ? route.fulfill(fail) : route.abort()));
    await button(page, agreement.read.service).click();
    await expect(page.getByRole('link', { name: auth.terms.open })).toHaveAttribute(
      'href',
      '/html/service-terms.html?lng=kr#service',
    );
    await expect(button(page, agreement.agree)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
    await page.unroute('**/html/service-terms.html*');
  }
});

test('S3.2 S7.5 one multipart call with exactly six fields', async ({ page }) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) sessionStorage.setItem('e2e.sent', JSON.stringify([...body.keys()]));
      send.call(this, body);
    };
  });
  const calls: { method: string; url: string; type: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/user/signup')) return;
    calls.push({ method: request.method(), url: request.url(), type: request.headers()['content-type'] });
  });
  await openStepTwo(page);
  await page.getByLabel(agreement.all).check();
  await next(page).click();
  await expect(stepTitle(page, signup.done.title)).toBeVisible();
  expect(calls).toEqual([
    {
      method: 'POST',
      url: expect.stringMatching(/\/api\/user\/signup\?terms_version=\d{4}-\d\d-\d\d$/),
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    },
  ]);
  const sent = await page.evaluate(() => JSON.parse(sessionStorage.getItem('e2e.sent') ?? '[]'));
  expect(sent.sort()).toEqual(['business_number', 'email', 'file', 'name', 'password', 'phone']);
  await page.goBack();
  await expect(labelled(page, auth.password)).toHaveValue('');
});
