import { expect, test, tokenOf, userOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const signInHeading = kr.auth.signIn.title;

test('S4.1 without a token every gated page leads to sign-in', async ({ page }) => {
  for (const path of ['/', '/dashboard', '/factory', '/supply-chain/tier', '/profile', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInHeading);
  }
});

test('S4.2 a token that has not three parts is removed, then sign-in', async ({ page }) => {
  for (const token of ['abc', 'a.b', 'a.b.c.d']) {
    await page.goto('/auth/signin');
    await page.evaluate((value) => localStorage.setItem('accessToken', value), token);
    await page.goto('/factory');
    await expect(page).toHaveURL('/auth/signin');
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  }
});

test('S4.2 a token of three parts passes: no answer of the server is waited for', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.evaluate((user) => {
    localStorage.setItem('accessToken', 'any.three.parts');
    localStorage.setItem('user', JSON.stringify(user));
  }, userOf(0));
  // Requests are held and never answered: the shell's own calls are not part of this test. The guide is a page that
  // makes no call.
  await page.route('**/api/**', () => {});
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.help.title);
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe('any.three.parts');
});

test('S8.3 S4.3 a session the server does not know is cleared, and after sign-in the user is back', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await page.evaluate((user) => {
    localStorage.setItem('accessToken', 'any.three.parts');
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('auth', '{}');
    localStorage.setItem('ieum.rememberedEmail', '{"value":"kept@test.kr","expires":9000000000000}');
    localStorage.setItem('i18nextLng', 'kr');
  }, userOf(0));
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/factories?')) sent.push(request.headers().authorization);
  });
  await page.goto('/factory?page=2');
  await expect(page).toHaveURL('/auth/signin');
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored).toEqual(['i18nextLng', 'ieum.rememberedEmail']);
  expect(sent).toEqual(['Bearer any.three.parts', undefined]);
});

test('S3.6 a missing or damaged user is read again from the server', async ({ page }) => {
  for (const damaged of [null, '{', '{"name":1}']) {
    await page.goto('/auth/signin');
    await page.evaluate(
      ([token, user]) => {
        localStorage.clear();
        localStorage.setItem('accessToken', token ?? '');
        if (user) localStorage.setItem('user', user);
      },
      [tokenOf(2), damaged],
    );
    await page.goto('/');
    await expect(page.getByText(userOf(2).email)).toBeVisible();
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
    expect(user).toEqual(userOf(2));
  }
});

test('S7.1 every call bears the token, and none when none is stored', async ({ page, signedIn }) => {
  await signedIn(2);
  const sent = page.waitForRequest('**/api/factories*');
  await page.goto('/factory');
  expect((await sent).headers().authorization).toBe(`Bearer ${tokenOf(2)}`);
});

test('S2.7 the operator’s area is not there for a supplier, and opens for an admin', async ({ page, signedIn }) => {
  await signedIn(2);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.notFound.title);
});

test('S2.7 an admin is let in', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.shell.nav.admin);
});

test('S2.8 an unknown path shows the not-found page, with and without a session', async ({ page }) => {
  for (const token of [undefined, tokenOf(2)]) {
    await page.goto('/auth/signin');
    await page.evaluate((value) => value && localStorage.setItem('accessToken', value), token);
    for (const path of ['/nowhere', '/factory/x/y/z', '/auth/nowhere']) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.notFound.title);
    }
  }
  await page.getByRole('link', { name: kr.common.toHome }).click();
  await expect(page).toHaveURL('/');
});

test('a sign-out in one tab ends the other one too', async ({ context, page, signedIn }) => {
  await signedIn(3);
  await page.goto('/factory');
  const otherTab = await context.newPage();
  await otherTab.goto('/factory');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await expect(otherTab).toHaveURL('/auth/signin');
});
