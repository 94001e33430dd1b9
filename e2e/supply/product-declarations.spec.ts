import { setLook } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

test.describe.configure({ timeout: 240_000 });

const { declaration, product, review } = kr;
const [OEM, FIRST] = [33, 34];

test('27.2 a product shows its declarations and requests, and starts the first one', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  const car = await productOf(request, OEM, '전기차', { hs: '870380' });
  const pack = await productOf(request, FIRST, '배터리팩', { hs: '850760' });
  const link = await linkBetween(request, [OEM, car], [FIRST, pack], { spendShare: 56 });
  const { rows } = await callAs(request, OEM, 'GET', '/review/suppliers');
  await signedIn(OEM);
  await page.goto(`/supply-chain/products/${car}`);
  await page.getByRole('link', { name: product.hub.tab.declarations, exact: true }).click();
  await expect(page.getByRole('heading', { name: declaration.product.empty.title })).toBeVisible();
  await refuseTrouble(page);
  await callAs(request, OEM, 'POST', '/review/requests', {
    ...{ kind: 'supply_map', purpose: '2026년 평가', dueOn: '2099-12-31' },
    recipients: [{ companyId: rows[0]?.id, linkId: link.id }],
  });
  await page.getByRole('button', { name: declaration.product.start }).click();
  await expect(page).toHaveURL(/\/supply-chain\/review\/[\w-]+\?at=next$/);
  await page.goto(`/supply-chain/products/${car}/declarations`);
  const own = page.getByRole('region', { name: declaration.product.own });
  await expect(own).toContainText(review.state.draft);
  const asked = page.getByRole('region', { name: declaration.product.asked });
  await expect(asked).toContainText(declaration.requestState.open);
  await refuseTrouble(page);
  for (const width of [1440, 768, 360]) {
    await setLook(page, { width, theme: 'light' });
    await expect(own).toBeVisible();
    await refuseTrouble(page);
  }
  const first = await enterAlone(browser, FIRST);
  await first.goto(`/supply-chain/products/${pack}/declarations`);
  const received = first.getByRole('region', { name: declaration.product.received });
  await received.getByRole('link').first().click();
  await expect(first).toHaveURL(/\/supply-chain\/review\/requests\//);
  await first.context().close();
});
