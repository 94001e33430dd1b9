import sharp from 'sharp';
import { simplePdf } from '../../server/test/fixtures/pdf/corpus.ts';
import { dialogOn, field, openSection, press, refuseTrouble, register, shoot } from '../fixtures/factory-form.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

/** Long flows with several windows at once. */
test.describe.configure({ timeout: 240_000 });

const { factory, common, ui } = kr;
const { label, part } = factory;

test('S2.3 a factory is registered in Korean on a phone, step by step, and its draft survives a reload', async ({
  page,
  signedIn,
}) => {
  await signedIn(11);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/factory/new');
  await expect(field(page, label.name)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-360-new');
  await field(page, label.name).fill('울산 1공장 (도금) 東莞');
  await field(page, label.nameEnglish).fill('Ulsan Plant 1');
  await page.getByRole('link', { name: factory.form.more }).click();
  await openSection(page, 'location');
  await field(page, factory.address.KR.street).fill('매곡산업로 21');
  await page.getByLabel(new RegExp(`^${factory.address.KR.region}`)).selectOption('KR-31');
  await field(page, factory.point.link).fill('https://map.kakao.com/link/map/우리공장,35.54122,129.31467');
  await expect(field(page, part.point.latitude)).toHaveValue('35.54122');
  await openSection(page, 'operation');
  await press(page, factory.add.processes);
  await field(page, part.processes.name).fill('다이캐스팅');
  await field(page, part.headcount.total).fill('1,200');
  await field(page, part.headcount.female).fill('1,300');
  await openSection(page, 'contacts');
  await press(page, factory.add.contacts);
  await field(page, part.contacts.email).fill('ulsan@hanbit.example');
  await openSection(page, 'codes');
  await field(page, label.gln).fill('9520000000012');
  await expect(page.getByText(factory.checkDigit.gln)).toBeVisible();
  await page.reload();
  await expect(page.getByText(ui.form.restored)).toBeVisible();
  await openSection(page, 'operation');
  await expect(field(page, part.processes.name)).toHaveValue('다이캐스팅');
  await expect(field(page, part.headcount.total)).toHaveValue('1,200');
  await openSection(page, 'identity');
  await expect(field(page, label.name)).toHaveValue('울산 1공장 (도금) 東莞');
  // The error is in another section: it opens, and the field has the focus.
  await press(page, factory.register);
  await expect(page).toHaveURL(/\/operation$/);
  await expect(page.getByText(factory.problem.more_than_total)).toBeVisible();
  await expect(field(page, part.headcount.female)).toBeFocused();
  await field(page, part.headcount.female).fill('300');
  await refuseTrouble(page);
  await shoot(page, 'kr-360-whole');
  await press(page, factory.register);
  await expect(page.getByText(factory.registered)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('울산 1공장 (도금) 東莞');
  // On a phone only the first group of a record is open.
  await page.locator('main summary', { hasText: factory.section.location.title }).click();
  await expect(page.getByText('매곡산업로 21').first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-360-profile');

  // A similar factory is shown, but the user can still register the new one.
  await page.goto('/factory/new');
  await field(page, label.name).fill('울산 1공장 (도금) 東莞');
  await press(page, factory.form.saveDraft);
  await expect(dialogOn(page).getByText('Ulsan Plant 1')).toBeVisible();
  await refuseTrouble(page);
  await dialogOn(page).getByRole('button', { name: factory.alike.anyway }).click();
  await expect(page.getByText(factory.state.draft)).toBeVisible();

  // A draft can be removed again.
  await page.getByRole('button', { name: factory.act.menu.replace('{{name}}', '울산 1공장 (도금) 東莞') }).click();
  await page.getByRole('menuitem', { name: factory.act.remove.start }).click();
  await dialogOn(page).getByRole('button', { name: factory.act.remove.start }).click();
  await expect(page).toHaveURL(/\/factory$/);
  await expect(page.getByText(factory.act.remove.done)).toBeVisible();
});

test('S2.3 two windows edit one factory: the second decides field by field, and the history has it all', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const id = await register(request, 14, { name: '부산 공장', street: '해안로 1', headcount: { total: 10 } });
  await signedIn(14);
  await page.goto(`/factory/${id}/edit#step-street`);
  const street = factory.address.KR.street;
  await expect(field(page, street)).toBeFocused();
  const otherTab = await context.newPage();
  await otherTab.goto(`/factory/${id}/edit/location`);
  await field(otherTab, street).fill('그들의 길 2');
  await openSection(otherTab, 'identity');
  await field(otherTab, label.nameEnglish).fill('Busan Plant');
  await press(otherTab, factory.save);
  await expect(otherTab.getByText(factory.saved)).toBeVisible();

  await field(page, street).fill('나의 길 3');
  await openSection(page, 'operation');
  await field(page, part.headcount.total).fill('15');
  await press(page, factory.save);
  const dialog = dialogOn(page);
  await expect(dialog.getByRole('heading', { name: ui.conflict.title })).toBeVisible();
  const choice = dialog.getByRole('group', { name: label.street });
  for (const text of ['해안로 1', '그들의 길 2', '나의 길 3']) await expect(choice.getByText(text)).toBeVisible();
  await expect(dialog.getByText('Busan Plant')).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-1280-conflict');
  await page.setViewportSize({ width: 360, height: 740 });
  await shoot(page, 'kr-360-conflict');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dialog.getByRole('button', { name: ui.conflict.save })).toBeDisabled();
  await choice.getByRole('radio', { name: new RegExp(ui.conflict.mine) }).check();
  await dialog.getByRole('button', { name: ui.conflict.save }).click();
  await expect(page.getByText(factory.saved)).toBeVisible();
  await expect(page.getByText('나의 길 3').first()).toBeVisible();
  await expect(page.getByText('Busan Plant').first()).toBeVisible();

  await page.getByRole('link', { name: ui.record.allOf.replace('{{what}}', factory.tab.history) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: factory.history.kind.changed })).toHaveCount(2);
  await expect(page.getByText('그들의 길 2').first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-1280-history');
  await page.getByRole('button', { name: factory.history.restoreOf.replace('{{version}}', '1') }).click();
  await dialogOn(page).getByRole('button', { name: factory.history.restore }).click();
  await expect(page.getByText(factory.history.restored)).toBeVisible();
  await expect(page.getByRole('heading', { name: factory.history.kind.restored })).toBeVisible();
  await page.getByRole('link', { name: '부산 공장' }).click();
  await expect(page.getByText('해안로 1').first()).toBeVisible();
});

test('S2.3 E5 papers and pictures are added, looked at and removed, and count', async ({ page, request, signedIn }) => {
  const id = await register(request, 15, { name: '사진 공장' });
  await signedIn(15);
  await page.goto(`/factory/${id}`);
  const score = page.getByRole('region', { name: factory.completeness });
  await expect(score).toBeVisible();
  const before = await score.textContent();
  const add = async (kind: string, name: string, buffer: Buffer) => {
    await press(page, factory.evidence.add);
    await dialogOn(page).getByRole('radio', { name: kind }).check();
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
    await dialogOn(page).getByLabel(factory.evidence.file).setInputFiles({ name, mimeType, buffer });
    await dialogOn(page).getByRole('button', { name: factory.evidence.send }).click();
  };
  const red = { width: 800, height: 600, channels: 3, background: { r: 180, g: 60, b: 40 } } as const;
  await add(factory.evidence.kind.photo, '정문.jpg', Buffer.from('<html>'));
  await expect(dialogOn(page).getByText(factory.evidence.problem.not_picture)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'kr-1280-evidence-refused');
  await page.keyboard.press('Escape');
  await add(factory.evidence.kind.photo, '정문.jpg', await sharp({ create: red }).jpeg().toBuffer());
  await expect(page.getByText(factory.evidence.added)).toBeVisible();
  await add(factory.evidence.kind.registration, '등록증.pdf', await simplePdf());
  await expect(page.getByRole('button', { name: /등록증\.pdf/ }).first()).toBeVisible();
  await expect(score).not.toHaveText(before ?? '');
  await refuseTrouble(page);
  await shoot(page, 'kr-1280-evidence');
  await page.getByRole('button', { name: factory.evidence.open.replace('{{name}}', '정문.jpg.webp') }).click();
  await expect(dialogOn(page).getByRole('img', { name: /정문/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: factory.evidence.removeOf.replace('{{name}}', '정문.jpg.webp') }).click();
  await dialogOn(page).getByRole('button', { name: factory.evidence.remove }).click();
  await expect(page.getByText(factory.evidence.removed)).toBeVisible();

  await page.goto(`/factory/${id}/print`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('사진 공장');
  await expect(page.getByRole('button', { name: factory.print.print })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await shoot(page, 'kr-print');
});

test('a pin is dropped by the keyboard, and a pair the wrong way round is turned', async ({ page, signedIn }) => {
  await signedIn(17);
  await page.goto('/factory/new/location');
  await press(page, factory.point.openMap);
  await page.getByRole('application', { name: factory.point.map }).press('ArrowLeft');
  await expect(field(page, part.point.latitude)).not.toHaveValue('');
  await expect(page.getByLabel(new RegExp(`^${part.point.precision}`))).toHaveValue('city');
  await field(page, part.point.latitude).fill('129.31467');
  await field(page, part.point.longitude).fill('35.54122');
  await press(page, factory.point.swap);
  await expect(field(page, part.point.latitude)).toHaveValue('35.54122');
  await page.getByRole('link', { name: kr.shell.nav.dashboard }).click();
  await expect(page.getByRole('dialog', { name: common.leave.title })).toBeVisible();
});
