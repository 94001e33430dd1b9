import type { Page } from '@playwright/test';
import { dialogOn, field, press } from '../fixtures/factory-form.ts';
import { refuseFaults, shoot } from '../fixtures/looks.ts';
import { actOn, answerBy } from '../fixtures/page-acts.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { enterAlone, expectLinkStatus, refuseTrouble } from '../fixtures/second-browser.ts';
import { arrivesAt } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** A long flow of two companies in two browsers. */
test.describe.configure({ timeout: 240_000 });

const { product, link } = kr;
const { label } = link;
const [BUYER, SUPPLIER] = [35, 36];

const chooseProduct = async (page: Page, side: 'buyer' | 'supplier', name: string) => {
  const box = page.getByRole('combobox', { name: label.ownProduct[side] });
  await box.fill(name);
  await page.getByRole('listbox').getByRole('option', { name }).click();
  await expect(box).toHaveValue(new RegExp(name));
};

test('S2.4 two companies agree on a supply link: proposed, corrected, accepted, and both histories tell it', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  await signedIn(BUYER);
  await page.goto('/supply-chain/products');
  await refuseTrouble(page);
  await shoot(page, 'products-empty');

  // Two products: the second on a phone, with a bill whose shares are too much at first.
  await page.goto('/supply-chain/products/new');
  await field(page, product.label.name).fill('전기차');
  await press(page, product.add);
  await expect(page.getByText(product.added)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/supply-chain/products/new');
  await field(page, product.label.name).fill('배터리팩 東莞');
  await field(page, product.label.nameEnglish).fill('Battery pack');
  await page.getByRole('combobox', { name: product.label.hs }).fill('990000');
  // A wrong number shows its message when the field loses the focus: the button must not move away from under the
  // click.
  await field(page, product.label.kgPerUnit).fill('-5');
  await press(page, product.bill.add);
  await field(page, product.part.name).fill('배터리 셀');
  await field(page, product.part.massShare).fill('120');
  await refuseTrouble(page);
  await press(page, product.add);
  await expect(page.getByText(product.problem.hsChapter)).toBeVisible();
  await expect(page.getByText(product.problem.share)).toBeVisible();
  await expect(page.getByText(product.problem.positive)).toBeVisible();
  await shoot(page, 'product-form-360');
  await page.getByRole('combobox', { name: product.label.hs }).first().fill('850760');
  await page.keyboard.press('Escape');
  await field(page, product.label.kgPerUnit).fill('412.5');
  await field(page, product.part.massShare).fill('60');
  await expect(page.getByText(product.bill.left.replace('{{left}}', '40'))).toBeVisible();
  await press(page, product.add);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('배터리팩 東莞');
  await refuseTrouble(page);
  await shoot(page, 'product-page-360');
  await page.setViewportSize({ width: 1440, height: 900 });

  // Impossible values are reported at their fields, and nothing is stored.
  await page.goto('/supply-chain/links/new?side=buyer');
  await chooseProduct(page, 'buyer', '배터리팩');
  const number = page.getByRole('textbox', { name: label.businessNumber });
  await number.fill(userOf(BUYER).businessNumber);
  await field(page, link.label.wordsProduct.buyer).fill('배터리 셀');
  await field(page, label.spendShare).fill('140');
  await field(page, label.validFrom).fill('2026-12-01');
  await field(page, label.validTo).fill('2026-11-01');
  await press(page, link.propose.send);
  await expect(page.getByText(link.problem.share)).toBeVisible();
  await expect(page.getByText(link.problem.reversed)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'propose-problems');
  await field(page, label.spendShare).fill('40');
  await field(page, label.validTo).fill('');
  await field(page, label.validFrom).fill('');
  await press(page, link.propose.send);
  await expect(page.getByText(link.problem.self)).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill(userOf(SUPPLIER).businessNumber);
  await press(page, link.propose.send);
  await expect(page.getByText(link.propose.sent)).toBeVisible();
  await expectLinkStatus(page, 'proposed');
  await expect(page.getByText(link.invite.waiting)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'link-proposed');
  const address = new URL(page.url()).pathname;

  // The other side finds the link first in its list, and corrects the share.
  const theirs = await enterAlone(browser, SUPPLIER);
  await arrivesAt(request, SUPPLIER, address.split('/').at(-1) ?? '');
  await theirs.goto('/supply-chain/links?side=supplier');
  await expect(theirs.getByText(link.waitsForMe).first()).toBeVisible();
  await refuseTrouble(theirs);
  await shoot(theirs, 'links-waiting');
  await theirs
    .getByRole('link', { name: /한빛정밀 35/ })
    .first()
    .click();
  await answerBy(theirs, link.act.counter);
  await dialogOn(theirs)
    .getByLabel(new RegExp(`^${label.spendShare}`))
    .fill('35');
  await refuseFaults(theirs);
  await shoot(theirs, 'link-counter');
  await dialogOn(theirs).getByRole('button', { name: link.dialog.counter.send }).click();
  await expectLinkStatus(theirs, 'countered');

  // The first side still sees the old state: its next action shows what has changed.
  await actOn(page, link.act.withdraw);
  await dialogOn(page).getByRole('button', { name: link.dialog.withdraw.send }).click();
  await expect(dialogOn(page).getByText(link.changed.title)).toBeVisible();
  await expect(dialogOn(page).getByRole('heading', { name: link.event.countered })).toBeVisible();
  await refuseFaults(page);
  await shoot(page, 'link-changed');
  await dialogOn(page).getByRole('button', { name: link.changed.close }).click();
  await expect(page.getByText(link.offer.theirs)).toBeVisible();
  await shoot(page, 'link-offer');
  await press(page, link.act.confirm);
  await expectLinkStatus(page, 'confirmed');

  // Both histories contain everything; on a phone as well.
  await theirs.goto(address);
  for (const side of [page, theirs]) {
    await expect(side.getByRole('heading', { name: link.event.proposed })).toBeVisible();
    await expect(side.getByRole('heading', { name: link.event.countered })).toBeVisible();
    await expect(side.getByRole('heading', { name: link.event.confirmed })).toBeVisible();
    await expect(side.getByText('35%').first()).toBeVisible();
    await side.setViewportSize({ width: 360, height: 740 });
    await refuseTrouble(side);
  }
  await shoot(page, 'link-confirmed-360');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shoot(page, 'link-confirmed');

  // Its onward disclosure is a switch with a sentence.
  await page.getByRole('switch').click();
  await expect(page.getByText(link.onward.on)).toBeVisible();
  await page.goto('/supply-chain/links');
  await expect(page.getByRole('link', { name: /한빛정밀 36/ }).first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'links');

  // A company that only sells sees its sales, and can look at the other side.
  await theirs.goto('/supply-chain/links');
  await expect(theirs).toHaveURL(/\?side=supplier$/);
  await expect(theirs.getByRole('link', { name: /한빛정밀 35/ }).first()).toBeVisible();
  // A phone has one button for both sides.
  await theirs.getByRole('navigation', { name: link.sides }).getByRole('button').click();
  await theirs.getByRole('menuitemradio', { name: link.side.buyer, exact: true }).click();
  await expect(theirs.getByText(link.empty.buyer.title)).toBeVisible();
  await theirs.context().close();
});
