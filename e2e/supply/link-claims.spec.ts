import { groupedBusinessNumber } from '@ieum/contract';
import { dialogOn } from '../fixtures/factory-form.ts';
import { refuseFaults, shoot } from '../fixtures/looks.ts';
import { answerBy } from '../fixtures/page-acts.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { expectLinkStatus, refuseTrouble } from '../fixtures/second-browser.ts';
import { arrivesAt, callAs, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

const { link } = kr;
const [BUYER, SUPPLIER] = [58, 59];

test('22.6 a supplier’s claim is marked until the buyer assigns a product, and can be declined', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn(BUYER);
  await productOf(request, BUYER, '전기차');
  const pack = await productOf(request, SUPPLIER, '배터리팩');
  const { id } = await callAs(request, SUPPLIER, 'POST', '/supply-links', {
    side: 'supplier',
    productId: pack,
    businessNumber: userOf(BUYER).businessNumber,
    words: { company: '고객사', product: '전기차' },
    figures: { spendShare: 20 },
  });
  await arrivesAt(request, BUYER, id);

  await page.goto('/supply-chain/links?side=buyer');
  await expect(page.getByText(link.unassigned).first()).toBeVisible();
  await page.goto(`/supply-chain/links/${id}`);
  await expect(page.getByText(link.unassignedText)).toBeVisible();
  await expect(page.getByText(groupedBusinessNumber(userOf(SUPPLIER).businessNumber))).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'claim-unassigned');

  await answerBy(page, link.act.assign);
  await expect(dialogOn(page).getByRole('combobox')).toHaveValue(/전기차/);
  // 27.3: the share of the input is said with it, and shown afterwards.
  await dialogOn(page).getByLabel(link.label.inputShare).fill('62.5');
  await refuseFaults(page);
  await shoot(page, 'claim-assign');
  await dialogOn(page).getByRole('button', { name: link.dialog.assign.send }).click();
  await expect(page.getByText(link.unassignedText)).toHaveCount(0);
  await expect(page.getByText('62.5%')).toBeVisible();
  await expectLinkStatus(page, 'proposed');

  await answerBy(page, link.act.decline);
  await dialogOn(page).getByRole('button', { name: link.dialog.decline.send }).click();
  await expectLinkStatus(page, 'withdrawn');
  await expect(page.getByRole('heading', { name: link.event.declined })).toBeVisible();
  await refuseTrouble(page);
});
