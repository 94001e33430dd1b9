import { lastEndedPeriod } from '@ieum/contract';
import { todayInSeoul } from '../../server/src/kit/clock.ts';
import { dialogOn, press, register } from '../fixtures/factory-form.ts';
import { setLook, shoot } from '../fixtures/looks.ts';
import { actOn } from '../fixtures/page-acts.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** A customer and its two suppliers. */
const [OEM, FIRST, SECOND] = [70, 71, 72];
const { declaration: words, series } = kr;
const PURPOSE = '분기마다 확인하는 공장 정보';

test('27.7 a customer asks two suppliers every quarter; one answers, and the customer sees it and pauses', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  const car = await productOf(request, OEM, '정기 완제품');
  for (const supplier of [FIRST, SECOND])
    await linkBetween(request, [OEM, car], [supplier, await productOf(request, supplier, '정기 부품')], {});
  const factoryId = await register(request, FIRST, { name: '정기공장', state: 'active' });
  const period = lastEndedPeriod('quarter', todayInSeoul(new Date()));

  await signedIn(OEM);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto('/supply-chain/review/requests/series');
  await expect(page.getByText(series.empty.title)).toBeVisible();
  await page.locator('section').getByRole('link', { name: words.ask.act }).click();
  await page.getByRole('radio', { name: kr.review.kind.factory }).check();
  for (const supplier of [FIRST, SECOND]) await page.getByRole('checkbox', { name: `한빛정밀 ${supplier}` }).check();
  await expect(page.getByRole('radio', { name: words.every.quarter })).toBeChecked();
  await page.getByRole('combobox', { name: series.plan.first }).selectOption(period);
  await page.getByLabel(words.label.purpose).fill(PURPOSE);
  await refuseTrouble(page);
  await shoot(page, 'recurring-ask-1440');
  await press(page, series.plan.submit);
  await dialogOn(page).getByRole('button', { name: series.plan.start }).click();
  await expect(page.getByText(series.plan.started)).toBeVisible();
  const cells = page.getByRole('table', { name: series.answers.title }).getByRole('link');
  await expect(cells).toHaveCount(2);
  await refuseTrouble(page);
  await shoot(page, 'recurring-series-1440');

  const supplier = await enterAlone(browser, FIRST);
  await supplier.goto('/supply-chain/review/requests');
  await supplier
    .getByRole('row', { name: new RegExp(`한빛정밀 ${OEM}`) })
    .getByRole('link')
    .first()
    .click();
  await expect(supplier.getByText(words.every.quarter)).toBeVisible();
  await refuseTrouble(supplier);
  const requestId = new URL(supplier.url()).pathname.split('/').at(-1);
  const begun = await callAs(request, FIRST, 'POST', '/review/declarations', { requestId, factoryId });
  const { id, version } = begun;
  await callAs(request, FIRST, 'POST', `/review/declarations/${id}/submit`, { id, version });

  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(`한빛정밀 ${FIRST}`) })).toContainText(
    kr.review.state.submitted,
  );
  await expect(page.getByRole('link', { name: new RegExp(`한빛정밀 ${SECOND}`) })).toContainText(
    words.requestState.open,
  );
  await actOn(page, series.act.pause);
  await dialogOn(page).getByRole('button', { name: series.act.pause }).click();
  await expect(page.getByText(series.done.pause)).toBeVisible();
  await expect(page.locator('main header').getByText(series.state.paused, { exact: true })).toBeVisible();
  await setLook(page, { width: 360, theme: 'dark' });
  await refuseTrouble(page);
  await shoot(page, 'recurring-series-360-dark');
});
