import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { heightOf, inputs, openSection, sampleForm, ui } from '../fixtures/ui-inputs.ts';

/** Returns what a screen reader adds to the name of a control. */
const descriptionOf = (locator: Locator) =>
  locator.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
const paste = (locator: Locator, text: string) =>
  locator.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a number is typed, stepped and written by the language, and what is none stays', async ({ page }) => {
  const section = await openSection(page, 'number-field');
  const area = section.getByLabel(inputs.number.area);
  await expect(area).toHaveValue('1,234.5');
  await area.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('１，２３４，５６７．８ ㎡');
  await page.keyboard.press('Tab');
  await expect(area).toHaveValue('1,234,567.8');
  await page.keyboard.type('abc');
  const share = section.getByLabel(inputs.number.share);
  await expect(share).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(share).toHaveValue('abc');
  await expect(share).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(share)).toContain(ui.number.unreadable);
  const temperature = section.getByLabel(inputs.number.temperature);
  await expect(temperature).toBeFocused();
  await page.keyboard.type('-0.3');
  await page.keyboard.press('ArrowUp');
  await expect(temperature).toHaveValue('-0.2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(area).toBeFocused();
  await expect(area).toHaveValue('1234567.8');
  await page.keyboard.type('5');
  await expect(area).toHaveValue('5');
});

test('S2.16 S5.5 digit boxes by keyboard: they advance, step back, move, and take a paste', async ({ page }) => {
  const section = await openSection(page, 'digit-boxes');
  const group = section.getByRole('group', { name: inputs.digits.number });
  const box = (n: number) =>
    group.getByRole('textbox', {
      name: ui.digits.box.replace('{{total}}', '10').replace('{{n}}', String(n)),
      exact: true,
    });
  const shown = () =>
    group.getByRole('textbox').evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value).join(''));
  await box(1).focus();
  await page.keyboard.type('12a-3');
  await expect(box(4)).toBeFocused();
  await page.keyboard.insertText('４');
  await expect(box(5)).toBeFocused();
  expect(await shown()).toBe('1234');
  await page.keyboard.press('Backspace');
  await expect(box(4)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(3)).toBeFocused();
  expect(await shown()).toBe('12');
  await page.keyboard.press('End');
  await expect(box(10)).toBeFocused();
  await paste(box(10), '123-45-67890');
  expect(await shown()).toBe('1234567890');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await expect(box(3)).toBeFocused();
  await page.keyboard.type('9');
  expect(await shown()).toBe('1294567890');
  expect(await heightOf(box(1))).toBe(48);
  await page.setViewportSize({ width: 360, height: 800 });
  const tops = await group.getByRole('textbox').evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('S2.16 S5.5 digit boxes wait for an input method', async ({ page }) => {
  const section = await openSection(page, 'digit-boxes');
  const group = section.getByRole('group', { name: inputs.digits.number });
  await group.getByRole('textbox').first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '１２', selectionStart: 2, selectionEnd: 2 });
  await expect(group.getByRole('textbox').first()).toHaveValue('１２');
  await session.send('Input.insertText', { text: '１２' });
  await expect(group.getByRole('textbox').nth(1)).toHaveValue('2');
  await expect(group.getByRole('textbox').nth(2)).toBeFocused();
  await expect(group.getByRole('textbox').first()).toHaveValue('1');
});

test('S2.16 S5.6 a file is chosen, refused and removed by keyboard', async ({ page }) => {
  const section = await openSection(page, 'file-drop');
  const input = section.getByLabel(inputs.file.certificate);
  const choose = async (name: string, mimeType: string) => {
    const chooser = page.waitForEvent('filechooser');
    await input.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from('%PDF-1.7') });
  };
  await choose('memo.txt', 'text/plain');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(input)).toContain(
    ui.fileDrop.wrongType.replace('{{name}}', 'memo.txt').replace('{{types}}', '.pdf'),
  );
  await choose('paper.pdf', 'application/pdf');
  await expect(section.getByRole('listitem').filter({ hasText: 'paper.pdf' })).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(
    section.getByRole('button', { name: ui.fileDrop.remove.replace('{{name}}', 'paper.pdf') }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByText('paper.pdf', { exact: true })).toHaveCount(0);
  await expect(input).toBeFocused();
  const bar = section.getByRole('progressbar', { name: ui.fileDrop.uploading });
  await expect(bar).toHaveAttribute('aria-valuenow', '42');
  await section.getByRole('button', { name: ui.progress.cancel }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
});

test('S2.16 a file is dropped in its place, and one that misses does no harm', async ({ page }) => {
  const section = await openSection(page, 'file-drop');
  const drop = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF'], 'dropped.pdf', { type: 'application/pdf' }));
        const event = (name: string) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
        return [element.dispatchEvent(event('dragover')), element.dispatchEvent(event('drop'))];
      });
  expect(await drop('h1')).toEqual([false, false]);
  await expect(section.getByText('dropped.pdf', { exact: true })).toHaveCount(0);
  await drop('#file-drop label:has(input)');
  await expect(section.getByText('dropped.pdf', { exact: true })).toBeVisible();
});

test('the sample form says what is missing and is sent by keyboard alone', async ({ page }) => {
  const section = await openSection(page, 'sample-form');
  const { company, factory, paper } = sampleForm;
  const press = (key: string) => page.keyboard.press(key);
  await section.getByRole('button', { name: sampleForm.submit }).focus();
  await press('Enter');
  await expect(section.getByLabel(company.name)).toBeFocused();
  await page.keyboard.type('이음정밀');
  await press('Tab');
  await page.keyboard.type('1234567890');
  await press('Tab');
  await page.keyboard.type('hong@example.com');
  await press('Tab');
  await page.keyboard.type('010-1234-5678');
  await press('Tab');
  await page.keyboard.type('correct horse');
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await page.keyboard.type('울산 1공장');
  await press('Tab');
  await press('Tab');
  await page.keyboard.type('1,234.5');
  await press('Tab');
  await page.keyboard.type('120');
  await press('Tab');
  await press('Space');
  await press('ArrowRight');
  await expect(section.getByRole('radio', { name: factory.two })).toBeChecked();
  const chooser = page.waitForEvent('filechooser');
  await press('Tab');
  await expect(section.getByLabel(paper.certificate)).toBeFocused();
  await press('Enter');
  await (await chooser).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await section.getByLabel(paper.agree).focus();
  await press('Space');
  await press('Enter');
  await expect(page.getByText(sampleForm.sent.replace('{{factory}}', '울산 1공장'))).toBeVisible();
  await expect(section.getByLabel(company.name)).toHaveValue('');
});
