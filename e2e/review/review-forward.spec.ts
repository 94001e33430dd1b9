import { dialogOn, press } from '../fixtures/factory-form.ts';
import { setLook, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** A customer, its supplier, and that supplier's own supplier. */
const [FIRST, MIDDLE, LAST] = [55, 56, 57];
const { declaration: words } = kr;
const [PURPOSE, PASSED_ON] = ['첫 고객의 실사', '우리 원료 점검'];

test('S2.4 what a customer asks is passed on to an own supplier, who learns nothing of the customer', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  const pack = await productOf(request, MIDDLE, '전달 모듈');
  await linkBetween(request, [FIRST, await productOf(request, FIRST, '전달 완제품')], [MIDDLE, pack], {});
  await linkBetween(request, [MIDDLE, pack], [LAST, await productOf(request, LAST, '전달 원료')], {});
  const { rows } = await callAs(request, FIRST, 'GET', '/review/suppliers');
  const created = await callAs(request, FIRST, 'POST', '/review/requests', {
    kind: 'factory',
    recipients: [{ companyId: rows[0].id }],
    purpose: PURPOSE,
    dueOn: '2099-06-30',
  });

  await signedIn(MIDDLE);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto(`/supply-chain/review/requests/${created.ids[0]}`);
  await page.getByRole('link', { name: words.act.forward }).click();
  await expect(page.getByText(words.forward.nothing)).toBeVisible();
  await expect(page.getByLabel(words.label.purpose)).toHaveValue('');
  await page.getByRole('checkbox', { name: `한빛정밀 ${LAST}` }).check();
  await page.getByLabel(words.label.purpose).fill(PASSED_ON);
  await refuseTrouble(page);
  await shoot(page, 'review-forward-1440');
  await press(page, words.ask.submit);
  await dialogOn(page)
    .getByRole('button', { name: words.ask.send_other.replace('{{count}}', '1') })
    .click();

  // From the supplier's own request back to the customer's, which shows the progress and the company.
  await page.getByRole('link', { name: words.forward.from }).click();
  await expect(page.getByRole('heading', { name: words.forward.title })).toBeVisible();
  await expect(page.getByRole('link', { name: `한빛정밀 ${LAST}` })).toBeVisible();
  await setLook(page, { width: 360, theme: 'dark' });
  await refuseTrouble(page);
  await shoot(page, 'review-forwarded-360-dark');

  const last = await enterAlone(browser, LAST);
  await last.goto('/supply-chain/review/requests');
  const received = last.getByRole('row', { name: new RegExp(`한빛정밀 ${MIDDLE}`) });
  await received.getByRole('link').first().click();
  await expect(last.getByText(PASSED_ON).first()).toBeVisible();
  const text = await last.locator('body').innerText();
  for (const hidden of [PURPOSE, `한빛정밀 ${FIRST}`, '2099']) expect(text).not.toContain(hidden);
  await last.context().close();
});
