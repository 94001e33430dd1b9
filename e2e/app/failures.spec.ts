import { expect, test } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { label } = kr.factory;
const envelope = (msg: object) => JSON.stringify({ result: { code: 'x.y', msg, fields: {} } });

test('S8.6 a failed read shows an error page whose “try again” works', async ({ page, signedIn }) => {
  await signedIn(4);
  let calls = 0;
  await page.route('**/api/factories*', async (route) => {
    calls += 1;
    // The read is retried once automatically: the first two calls fail.
    if (calls <= 2) return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    return route.continue();
  });
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.failed.unexpected.title);
  expect(calls).toBe(2);
  await page.getByRole('button', { name: kr.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.factory.title);
});

test('S8.6 without a connection the page says so, and recovers', async ({ page, signedIn }) => {
  await signedIn(4);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/factories*', (route) => route.abort());
  await page.getByRole('link', { name: kr.shell.nav.factory, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.failed.unreachable.title);
  await page.unroute('**/api/factories*');
  await page.getByRole('button', { name: kr.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.factory.title);
});

test('S8.6 28.7 pages that do not arrive at the start leave no empty window', async ({ page, signedIn }) => {
  await signedIn(4);
  await page.route('**/assets/routes-*.js', (route) => route.abort());
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.failed.unexpected.title);
  await page.unroute('**/assets/routes-*.js');
  await page.getByRole('button', { name: kr.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.factory.title);
});

const fill = async (page: import('@playwright/test').Page, words = kr.factory) => {
  await page.getByLabel(words.label.name).fill('실패 공장');
  await page.getByRole('button', { name: words.register }).click();
};

test('S8.2 a failed write is logged and told in a toast, in the user’s language, and the form is kept', async ({
  page,
  signedIn,
}) => {
  await signedIn(4);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const msg = { kr: '한국어 문장', en: 'An English sentence' };
  await page.route('**/api/factories', (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: envelope({ cn: '', jp: '', ...msg }) }),
  );
  await page.goto('/factory/new');
  await fill(page);
  await expect(page.getByText('한국어 문장')).toBeVisible();
  await expect(page.getByLabel(label.name)).toHaveValue('실패 공장');
  expect(errors.join()).toContain('x.y');
  await page.goto('/factory/new?lng=en');
  await fill(page, wordsOf('en').factory);
  await expect(page.getByText('An English sentence')).toBeVisible();
});

test('S8.1 a failure without a sentence says that it is unknown', async ({ page, signedIn }) => {
  await signedIn(4);
  await page.route('**/api/factories', (route) => route.fulfill({ status: 502, body: '<html>proxy</html>' }));
  await page.goto('/factory/new?lng=en');
  await fill(page, wordsOf('en').factory);
  await expect(page.getByText('An unknown error occurred. Please contact the administrator.')).toBeVisible();
});

test('S5.9 an empty required field says so in each language, and gets the focus', async ({ page, signedIn }) => {
  await signedIn(4);
  for (const language of ['kr', 'en', 'cn', 'jp'] as const) {
    const words = wordsOf(language);
    await page.goto(`/factory/new?lng=${language}`);
    await page.getByRole('button', { name: words.factory.register }).click();
    const name = page.getByLabel(words.factory.label.name);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(new RegExp(words.common.form.required));
  }
});
