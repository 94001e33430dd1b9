import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dialogOn, field, press } from '../fixtures/factory-form.ts';
import { refuseFaults, shoot } from '../fixtures/looks.ts';
import { actOn, answerBy, filled } from '../fixtures/page-acts.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { enterAlone, expectLinkStatus, refuseTrouble } from '../fixtures/second-browser.ts';
import { arrivesAt, callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** Each test is a long flow of two companies in two browsers. */
test.describe.configure({ timeout: 240_000 });

const { product, link, ui } = kr;
const { label } = link;
const [BUYER, SUPPLIER] = [37, 38];

const inDialog = (page: Page, name: string) =>
  dialogOn(page)
    .getByLabel(new RegExp(`^${name}`))
    .first();
const send = (page: Page, name: string) => dialogOn(page).getByRole('button', { name, exact: true }).click();
const proposal = (productId: string, name: string, more: object = {}) => ({
  side: 'buyer',
  productId,
  businessNumber: userOf(SUPPLIER).businessNumber,
  words: { company: '한빛', product: name },
  figures: { spendShare: 5 },
  ...more,
});

test('S2.4 what is confirmed changes only by both; several are answered at once, and what is not true is disputed', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  await signedIn(BUYER);
  const pack = await productOf(request, BUYER, '배터리팩', { inputs: [{ name: '배터리 셀', massShare: 60 }] });
  const cell = await productOf(request, SUPPLIER, '배터리 셀');
  const held = await linkBetween(request, [BUYER, pack], [SUPPLIER, cell], { spendShare: 40 });
  const address = `/supply-chain/links/${held.id}`;
  const theirs = await enterAlone(browser, SUPPLIER);

  // A revision: an excessive share is reported at its field with the remainder, and the typed values stay.
  await page.goto(address);
  await expectLinkStatus(page, 'confirmed');
  await actOn(page, link.act.revise);
  await inDialog(page, label.spendShare).fill('130');
  await inDialog(page, label.volume).fill('-4');
  await inDialog(page, label.note).fill('내년 계약이에요.');
  await send(page, link.dialog.revise.send);
  await expect(dialogOn(page).getByText(link.problem.share)).toBeVisible();
  await refuseFaults(page);
  await shoot(page, 'revise-problems');
  await inDialog(page, label.spendShare).fill('50');
  await inDialog(page, label.volume).fill('1200');
  await send(page, link.dialog.revise.send);
  await expect(page.getByText(link.revisionOpen)).toBeVisible();
  await expect(page.getByText(link.offer.mine)).toBeVisible();
  await expectLinkStatus(page, 'confirmed');
  await refuseTrouble(page);
  await shoot(page, 'revision-mine');

  // It is declined with a reason; the present values stay. The next one is accepted.
  await theirs.goto(address);
  await expect(theirs.getByText('내년 계약이에요.')).toBeVisible();
  await answerBy(theirs, link.revisionAct.dispute);
  await send(theirs, link.dialog.disputeRevision.send);
  await expect(dialogOn(theirs).getByText(kr.common.form.required)).toBeVisible();
  await shoot(theirs, 'decline-revision');
  await inDialog(theirs, label.reason).fill('아직 정해지지 않았어요.');
  await send(theirs, link.dialog.disputeRevision.send);
  await expect(theirs.getByRole('heading', { name: link.event.offer_refused })).toBeVisible();
  await expectLinkStatus(theirs, 'confirmed');
  await page.reload();
  await actOn(page, link.act.revise);
  await inDialog(page, label.spendShare).fill('45');
  await send(page, link.dialog.revise.send);
  await expect(page.getByText(link.revisionOpen)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: link.confirmRevision.title })).toBeVisible();
  await refuseFaults(theirs);
  await shoot(theirs, 'accept-revision');
  await press(theirs, link.revisionAct.confirm);
  await expect(theirs.getByText(link.revisionOpen)).toHaveCount(0);
  await expect(theirs.getByText('45%').first()).toBeVisible();

  // Four more are proposed; one of them is withdrawn while the other side looks at the list.
  const names = ['덮개', '전선', '나사', '상표'];
  const proposals = [];
  for (const name of names) proposals.push(await callAs(request, BUYER, 'POST', '/supply-links', proposal(pack, name)));
  for (const { id } of proposals) await arrivesAt(request, SUPPLIER, id);
  await theirs.goto('/supply-chain/links?side=supplier&waiting=mine');
  await expect(theirs.getByRole('row')).toHaveCount(names.length + 1);
  await refuseTrouble(theirs);
  await shoot(theirs, 'links-waiting-many');
  const [late, ...rest] = proposals;
  await callAs(request, BUYER, 'POST', `/supply-links/${late.id}/withdraw`, { id: late.id, version: late.version });
  await theirs.getByRole('checkbox', { name: ui.table.selectPage }).check();
  await theirs.getByRole('button', { name: filled(link.bulk.confirm_other, { count: '4' }) }).click();
  await send(theirs, link.act.confirm);
  await expect(dialogOn(theirs).getByText(filled(link.bulk.refused_other, { count: '1' }))).toBeVisible();
  await expect(dialogOn(theirs).getByText(link.refusal.supply_link_changed)).toBeVisible();
  await refuseFaults(theirs);
  await shoot(theirs, 'bulk-refused');
  await dialogOn(theirs).getByText(link.close, { exact: true }).click();
  await theirs.goto(`/supply-chain/links/${rest[0]?.id}`);
  await expectLinkStatus(theirs, 'confirmed');

  // A link that is not true.
  const wrong = await callAs(request, BUYER, 'POST', '/supply-links', proposal(pack, '의자'));
  await arrivesAt(request, SUPPLIER, wrong.id);
  await theirs.goto(`/supply-chain/links/${wrong.id}`);
  await answerBy(theirs, link.act.dispute);
  await inDialog(theirs, label.reason).fill('의자는 만들지 않아요.');
  await send(theirs, link.dialog.dispute.send);
  await expectLinkStatus(theirs, 'disputed');
  await refuseTrouble(theirs);
  await page.goto(`/supply-chain/links/${wrong.id}`);
  await expect(page.getByText(link.dispute.theirs)).toBeVisible();
  await expect(page.getByText('의자는 만들지 않아요.').first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'link-disputed');
  await theirs.context().close();
});

test('S2.4 a supplier nobody knows is named later; a list of suppliers comes from a sheet, and goes back', async ({
  page,
  request,
  signedIn,
}) => {
  const [WHO, OTHER] = [39, 43];
  await signedIn(WHO);
  const pack = await productOf(request, WHO, '모터', { partNumber: 'M-1' });
  await page.goto(`/supply-chain/links/new?side=buyer&productId=${pack}`);
  await expect(page.getByRole('combobox', { name: label.ownProduct.buyer })).toHaveValue(/모터/);
  await page.getByRole('radio', { name: link.how.unidentified }).check();
  await field(page, label.wordsProduct.buyer).fill('자석');
  await field(page, label.spendShare).fill('70');
  await refuseTrouble(page);
  await shoot(page, 'propose-unidentified');
  await press(page, link.propose.send);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link.how.unidentified);
  await expect(page.getByText(link.invite.unidentified)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'link-unidentified');

  await actOn(page, link.act.identify);
  await dialogOn(page).getByRole('textbox', { name: label.businessNumber }).fill(userOf(WHO).businessNumber);
  await send(page, link.act.identify);
  await expect(dialogOn(page).getByText(link.problem.self)).toBeVisible();
  await refuseFaults(page);
  await shoot(page, 'identify-problem');
  await dialogOn(page).getByRole('textbox', { name: label.businessNumber }).fill(userOf(OTHER).businessNumber);
  await inDialog(page, label.company).fill('자석마을');
  await send(page, link.act.identify);
  await expectLinkStatus(page, 'proposed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('자석마을');

  // More than is left of the whole, and a duplicate for the same period: reported at the field, with nothing lost.
  const address = new URL(page.url()).pathname;
  await page.goto(`/supply-chain/links/new?side=buyer&productId=${pack}`);
  await page.getByRole('textbox', { name: label.businessNumber }).fill(userOf(OTHER).businessNumber);
  await field(page, label.wordsProduct.buyer).fill('자석');
  await field(page, label.spendShare).fill('31');
  await field(page, label.validFrom).fill('2099-01-01');
  await press(page, link.propose.send);
  await expect(page.getByText(link.problem.overlaps)).toBeVisible();
  await field(page, label.wordsProduct.buyer).fill('코일');
  await press(page, link.propose.send);
  await expect(page.getByText(filled(link.problem.overWhole, { free: '30.00' }))).toBeVisible();
  await expect(field(page, label.spendShare)).toHaveValue('31');
  await expect(field(page, label.validFrom)).toHaveValue('2099.01.01');
  await refuseTrouble(page);
  await shoot(page, 'propose-over-whole');

  // From the note to the invitation for this very link; the typed values are deliberately abandoned.
  await page.goto(address);
  await page.getByRole('link', { name: link.invite.start }).click();
  await expect(dialogOn(page).getByText(kr.supplyInvite.dialogText)).toBeVisible();
  await expect(inDialog(page, kr.supplyInvite.companyName)).toHaveValue('자석마을');
  await inDialog(page, kr.supplyInvite.email).fill('magnet@village.example');
  await send(page, kr.supplyInvite.send);
  await page.goBack();
  await expect(page.getByText(filled(link.invite.sent, { email: 'magnet@village.example' }))).toBeVisible();

  // A sheet with two wrong cells: each is reported at its row, and nothing is stored.
  await page.goto('/supply-chain/links');
  await press(page, product.sheet.import);
  const sheet = (rows: string[]) => ({
    name: '협력사.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${['우리 제품,거래처,거래처 제품,구매 비중(%)', ...rows].join('\n')}\n`),
  });
  const file = dialogOn(page).locator('input[type=file]');
  await file.setInputFiles(sheet(['M-1,동양철강,코어,20', '없는 제품,서해구리,동선,5', 'M-1,남해전선,전선,90']));
  await send(page, product.sheet.check);
  await expect(dialogOn(page).getByText(product.sheet.problem.no_product)).toBeVisible();
  await expect(dialogOn(page).getByText(product.sheet.problem.shares_over_whole)).toBeVisible();
  await expect(dialogOn(page).getByText(`${filled(product.sheet.row, { row: '3' })} · 우리 제품`)).toBeVisible();
  await refuseFaults(page);
  await shoot(page, 'sheet-problems');
  await file.setInputFiles(sheet(['M-1,동양철강,코어,20', 'M-1,서해구리,동선,5']));
  await send(page, product.sheet.check);
  await expect(dialogOn(page).getByRole('button', { name: product.sheet.apply, exact: true })).toBeVisible();
  await shoot(page, 'sheet-ready');
  await send(page, product.sheet.apply);
  await expect(page.getByText(product.sheet.done)).toBeVisible();
  await expect(page.getByRole('link', { name: '동양철강' })).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'links-imported');

  const downloading = page.waitForEvent('download');
  await press(page, product.sheet.export);
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(text).toContain('서해구리');
  expect(text).toContain('자석마을');
});
