import { expect, test } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { label, register, empty, registered, title, problem } = kr.factory;

test('S2.3 a supplier registers the first factory on a phone, and finds it in the list', async ({ page, signedIn }) => {
  await signedIn(5);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/factory');
  await expect(page.getByText(empty.title)).toBeVisible();
  await page.getByRole('link', { name: register }).click();
  await expect(page).toHaveURL('/factory/new');
  await page.getByLabel(label.name).fill('울산 1공장 (도금) 東莞');
  await page.getByLabel(label.nameEnglish).fill('Ulsan Plant 1');
  await page.getByRole('button', { name: register }).click();
  await expect(page.getByText(registered)).toBeVisible();
  await page.goto('/factory');
  const row = page.getByRole('row', { name: /울산 1공장/ });
  await expect(row).toContainText('울산 1공장 (도금) 東莞');
  await expect(row).toContainText('Ulsan Plant 1');
  await expect(row).toContainText('대한민국');
});

test('a code that is taken is told at its field, and nothing typed is lost', async ({ page, request, signedIn }) => {
  await signedIn(6);
  const { tokenOf } = await import('../fixtures/product.ts');
  const headers = { authorization: `Bearer ${tokenOf(6)}` };
  await request.post('/api/factories', { headers, data: { name: '첫 공장', code: 'ULS-1', country: 'KR' } });
  await page.goto('/factory/new/identity');
  await page.getByLabel(label.name).fill('둘째 공장');
  await page.getByLabel(label.nameEnglish).fill('Second');
  await page.getByLabel(label.code, { exact: false }).first().fill('ULS-1');
  await page.getByRole('button', { name: register }).click();
  await expect(page.getByLabel(label.code).first()).toHaveAccessibleDescription(new RegExp(problem.codeTaken));
  await expect(page.getByLabel(label.code).first()).toBeFocused();
  await expect(page.getByLabel(label.nameEnglish)).toHaveValue('Second');
});

test('what was typed survives a reload, and leaving asks first', async ({ page, signedIn }) => {
  await signedIn(7);
  await page.goto('/factory/new');
  await page.getByLabel(label.name).fill('쓰다 만 공장');
  await page.reload();
  await expect(page.getByLabel(label.name)).toHaveValue('쓰다 만 공장');
  await page.getByRole('link', { name: kr.shell.nav.dashboard }).click();
  const question = page.getByRole('dialog', { name: kr.common.leave.title });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/factory/new');
  await page.getByRole('link', { name: kr.shell.nav.dashboard }).click();
  await question.getByRole('button', { name: kr.common.leave.leave }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the list turns its pages in the address', async ({ page, request, signedIn }) => {
  await signedIn(8);
  const { tokenOf } = await import('../fixtures/product.ts');
  const headers = { authorization: `Bearer ${tokenOf(8)}` };
  for (let no = 1; no <= 21; no++) {
    const data = { name: `공장 ${String(no).padStart(2, '0')}`, country: 'KR' };
    expect((await request.post('/api/factories', { headers, data })).ok()).toBe(true);
  }
  await page.goto('/factory');
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.getByRole('link', { name: kr.common.pager.next }).click();
  await expect(page).toHaveURL('/factory?page=2');
  await expect(page.getByText('공장 21', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('공장 01', { exact: true })).toBeVisible();
});

test('an admin sees the list and no button to register', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: register })).toHaveCount(0);
});

test('dates and countries are written as each language writes them', async ({ page, request, signedIn }) => {
  await signedIn(9);
  const { tokenOf } = await import('../fixtures/product.ts');
  const headers = { authorization: `Bearer ${tokenOf(9)}` };
  await request.post('/api/factories', { headers, data: { name: '날짜 공장', country: 'VN' } });
  for (const [language, country] of [
    ['kr', '베트남'],
    ['en', 'Vietnam'],
    ['cn', '越南'],
    ['jp', 'ベトナム'],
  ] as const) {
    await page.goto(`/factory?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).factory.title);
    await expect(page.getByRole('row', { name: /날짜 공장/ })).toContainText(country);
  }
});
