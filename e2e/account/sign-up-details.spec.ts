import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/product.ts';
import { auth, boxes, button, fillIn, labelled, next, part, paste, pdfFile, signup } from '../fixtures/sign-up.ts';
import { ui } from '../fixtures/ui-inputs.ts';
import { kr } from '../fixtures/words.ts';

const { validation } = auth;
const filledIn = (sentence: string, name: string) => sentence.replace('{{name}}', name);

test('S2.17 S5.2 S5.3 S5.4 what is filled but wrong shows every error on Next, focuses the first and stays', async ({
  page,
}) => {
  await page.goto('/auth/signup');
  await fillIn(page, {
    name: '나'.repeat(10_000),
    phone: '+82 10.1234.5678',
    email: 'hong@',
    password: 'short',
    confirm: 'shor',
  });
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(labelled(page, signup.name)).toBeFocused();
  for (const [label, message] of [
    [signup.name, kr.common.form.maxLength.replace('{{max}}', '50')],
    [signup.phone, validation.phoneInvalid],
    [auth.email, validation.emailInvalid],
    [auth.password, validation.passwordLength],
    [signup.passwordConfirm, validation.passwordMismatch],
  ] as const) {
    await expect(labelled(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(labelled(page, label)).toHaveAccessibleDescription(part(message));
  }
  await expect(page).toHaveURL('/auth/signup');
});

test('S5.2 a field is checked on leaving it, and again at every change', async ({ page }) => {
  await page.goto('/auth/signup');
  for (const [label, message] of [
    [signup.name, validation.nameRequired],
    [signup.phone, validation.phoneRequired],
    [auth.email, validation.emailRequired],
    [auth.password, validation.passwordRequired],
    [signup.passwordConfirm, validation.passwordConfirmRequired],
  ] as const) {
    await labelled(page, label).focus();
    await expect(page.getByText(message)).toBeHidden();
    await labelled(page, label).blur();
    await expect(page.getByText(message)).toBeVisible();
    await labelled(page, label).pressSequentially('a');
    await expect(page.getByText(message)).toBeHidden();
  }
  await boxes(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: signup.businessNumber })).toHaveAccessibleDescription(
    part(validation.businessNumberRequired),
  );
  await page.keyboard.press('Tab');
  await expect(labelled(page, signup.certificate)).toHaveAccessibleDescription(
    part(validation.businessCertificateRequired),
  );
});

test('S5.3 a phone number is 010, four digits, four digits, dashes or not, full-width or not', async ({ page }) => {
  await page.goto('/auth/signup');
  const phone = labelled(page, signup.phone);
  const isWrong = async (typed: string) => {
    await phone.fill(typed);
    await phone.blur();
    return phone.getAttribute('aria-invalid');
  };
  for (const typed of [
    '010.1234.5678',
    '+821012345678',
    '011-123-4567',
    '010-1234-567',
    "010' OR 1=1 --",
    '9'.repeat(10_000),
  ]) {
    await isWrong(typed);
    await expect(phone, typed).toHaveAttribute('aria-invalid', 'true');
  }
  for (const typed of ['01012345678', '010-1234-5678', ' 010-12345678 ', '０１０－１２３４－５６７８']) {
    await isWrong(typed);
    await expect(phone, typed).toHaveAttribute('aria-invalid', 'false');
  }
});

test('S2.16 S5.5 the number takes a paste of every kind; a check digit that fails is a hint, never an error', async ({
  page,
}) => {
  await page.goto('/auth/signup');
  const digits = () => boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));
  for (const text of ['124-81-00998', '1248100998', ' 124 81 00998\n', '１２４－８１－００９９８']) {
    await boxes(page).first().press('Delete');
    await paste(boxes(page).nth(3), text);
    await expect.poll(digits).toBe('1248100998');
  }
  await expect(page.getByText(signup.checkDigit)).toBeHidden();
  await boxes(page).last().press('9');
  await expect(page.getByText(signup.checkDigit)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(boxes(page).last()).toHaveAttribute('aria-invalid', 'false');
  await boxes(page).last().press('a');
  expect(await digits()).toBe('1248100999');
});

test('S2.16 a certificate is dropped, replaced and removed', async ({ page }) => {
  await page.goto('/auth/signup');
  await labelled(page, signup.certificate).waitFor({ state: 'attached' });
  await page.locator('label:has(input[type=file])').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  const remove = page.getByRole('button', { name: filledIn(ui.fileDrop.remove, 'dropped.pdf') });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(labelled(page, signup.certificate)).toBeFocused();
  await labelled(page, signup.certificate).setInputFiles(await pdfFile());
  await expect(page.getByText('사업자등록증.pdf', { exact: true })).toBeVisible();
});

test('S5.6 what is no PDF, empty or too large is refused with a reason', async ({ page }) => {
  await page.goto('/auth/signup');
  const certificate = labelled(page, signup.certificate);
  const image = readFileSync('web/src/app/favicon.svg');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  const reason = (sentence: string) => page.locator('p').filter({ hasText: sentence }).last();
  await certificate.setInputFiles(file('사진.png', image));
  await expect(
    reason(ui.fileDrop.wrongType.replace('{{name}}', '사진.png').replace('{{types}}', '.pdf')),
  ).toBeVisible();
  await certificate.setInputFiles(file('빈.pdf', Buffer.alloc(0)));
  await expect(reason(filledIn(ui.fileDrop.empty, '빈.pdf'))).toBeVisible();
  await certificate.setInputFiles(file('큰.pdf', Buffer.alloc(11 * 1024 * 1024, '%PDF-')));
  await expect(reason(ui.fileDrop.tooLarge.replace('{{name}}', '큰.pdf').replace('{{max}}', '10 MB'))).toBeVisible();
  await expect(page.getByRole('list', { name: ui.fileDrop.files })).toHaveCount(0);
  await certificate.setInputFiles(file('이름만.pdf', image));
  await expect(certificate).toHaveAccessibleDescription(part(signup.refused.notPdf));
  await certificate.setInputFiles(await pdfFile());
  await expect(page.getByText(signup.refused.notPdf)).toBeHidden();
});

test('S5.2 whatever is typed, the page says what is wrong with it and stands', async ({ page }) => {
  await page.goto('/auth/signup');
  for (const typed of [
    '   ',
    '\u0000',
    '\u202eevil\u202c',
    '😀'.repeat(200),
    'مرحبا بالعالم',
    '<script>alert()</script>',
    "'; drop table account_user; --",
    'x'.repeat(10_000),
  ]) {
    for (const label of [signup.phone, auth.email]) {
      await labelled(page, label).fill(typed);
      await labelled(page, label).blur();
      await expect(labelled(page, label), typed).toHaveAttribute('aria-invalid', 'true');
    }
    await labelled(page, signup.name).fill(typed);
    await labelled(page, auth.password).fill(typed);
    await paste(boxes(page).first(), typed);
    await expect(boxes(page).first()).toHaveValue('');
    await expect(next(page)).toBeDisabled();
  }
});

test('S2.17 a press on a button is not lost to the error that leaving the field would show', async ({ page }) => {
  await page.goto('/auth/signup');
  await labelled(page, signup.passwordConfirm).focus();
  await page.setViewportSize({ width: 1280, height: 1600 });
  const { x = 0, y = 0, width = 0 } = (await button(page, signup.previous).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await expect(labelled(page, signup.passwordConfirm)).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL('/auth/signin');
});
