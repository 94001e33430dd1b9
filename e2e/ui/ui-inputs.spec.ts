import { axeOn, setLook } from '../fixtures/looks.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { common, heightOf, inputs, openSection, sizeOf } from '../fixtures/ui-inputs.ts';

const SECTIONS = [
  'button',
  'click-test',
  'icon-button',
  'text-field',
  'text-area',
  'select-field',
  'checkbox',
  'radio-group',
  'switch',
  'number-field',
  'digit-boxes',
  'file-drop',
  'sample-form',
];

test('S2.22 buttons are 32, 40 and 48 px high, and 44 at least on a narrow screen', async ({ page }) => {
  const section = await openSection(page, 'button');
  const heights = async () => {
    const buttons = ['small', 'medium', 'large'].map((size) => section.getByRole('button', { name: `solid ${size}` }));
    return Promise.all(buttons.map(heightOf));
  };
  expect(await heights()).toEqual([32, 40, 48]);
  const icons = page.locator('#icon-button');
  const square = (size: string) => icons.getByRole('button', { name: `outlined ${size}` });
  for (const [size, side] of [
    ['small', 32],
    ['medium', 40],
    ['large', 48],
  ] as const)
    expect(await sizeOf(square(size))).toEqual([side, side]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await heights()).toEqual([44, 44, 48]);
  expect(await sizeOf(square('small'))).toEqual([44, 44]);
  const block = section.getByRole('button', { name: inputs.button.block });
  expect((await sizeOf(block))[0]).toBe((await sizeOf(section))[0]);
});

test('S2.22 S4.7 the click test counts clicks, and those on a disabled button by its handler, by keyboard', async ({
  page,
}) => {
  const section = await openSection(page, 'click-test');
  const status = section.getByRole('status');
  const count = (words: string, total: number) => words.replace('{{total}}', String(total));
  const button = section.getByRole('button', { name: inputs.click.press });
  await section.getByRole('switch', { name: inputs.click.disable }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(status).toContainText(count(inputs.click.clicks, 2));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await button.click({ force: true });
  await expect(status).toContainText(count(inputs.click.clicks, 2));
  await expect(status).toContainText(count(inputs.click.refused, 2));
});

test('S2.22 an icon button is pressed by keyboard, and its focus is seen', async ({ page }) => {
  const section = await openSection(page, 'icon-button');
  const star = section.getByRole('button', { name: inputs.icon.star });
  await star.focus();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(star).toHaveCSS('outline-width', '2px');
  await expect(star).toHaveCSS('outline-offset', '2px');
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('S2.12 a password is shown and hidden by keyboard, and the caret stays', async ({ page }) => {
  const section = await openSection(page, 'text-field');
  const field = section.getByLabel(inputs.text.password, { exact: true });
  const toggle = section.getByRole('button', { name: common.password.show.replace('{{label}}', inputs.text.password) });
  await field.focus();
  await page.keyboard.type('secret');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await toggle.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'password');
  await page.keyboard.type('X');
  await expect(field).toHaveValue('secrXet');
  expect(await heightOf(field.locator('..'))).toBe(48);
});

test('S5.8 the counter counts as people do, and what is too long stays and is said', async ({ page }) => {
  const section = await openSection(page, 'text-field');
  const field = section.getByLabel(inputs.text.short);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('👨‍👩‍👧‍👦 이음');
  await expect(section.getByText('4/20')).toBeVisible();
  await page.keyboard.insertText(' 아주 긴 소개를 붙여 넣었어요 정말로');
  await expect(section.getByText('25/20')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(section.getByRole('status').filter({ hasText: '5' })).toHaveText(
    common.counter.over_other.replace('{{count}}', '5'),
  );
});

test('S9.7 a text area is 200 px high, and takes lines by keyboard', async ({ page }) => {
  const section = await openSection(page, 'text-area');
  const area = section.getByLabel(inputs.area.reason);
  expect(await heightOf(area)).toBe(200);
  await expect(area).toHaveCSS('resize', 'vertical');
  await area.focus();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  await expect(area).toHaveValue('a\nb');
});

test('a select is changed by keyboard', async ({ page }) => {
  const section = await openSection(page, 'select-field');
  const select = section.getByLabel(inputs.select.country, { exact: true });
  expect(await heightOf(select)).toBe(48);
  await select.focus();
  const before = await select.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue(before);
});

test('checkboxes are ticked by keyboard, and the one for all says that some are', async ({ page }) => {
  const section = await openSection(page, 'checkbox');
  const parent = section.getByRole('checkbox', { name: inputs.check.all });
  const isMixed = () => parent.evaluate((box: HTMLInputElement) => box.indeterminate);
  expect(await isMixed()).toBe(true);
  await parent.focus();
  await page.keyboard.press('Space');
  await expect(section.getByRole('checkbox', { name: inputs.check.paper })).toBeChecked();
  expect(await isMixed()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await isMixed()).toBe(true);
  await section.getByText(inputs.check.agree, { exact: true }).click();
  await expect(section.getByRole('checkbox', { name: inputs.check.agree })).toBeChecked();
});

test('radios are one stop, and the arrows choose', async ({ page }) => {
  const section = await openSection(page, 'radio-group');
  const radio = (name: string) => section.getByRole('radio', { name }).first();
  await radio(inputs.radio.day).focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio(inputs.radio.two)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(radio(inputs.radio.day)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(radio(inputs.radio.yes)).toBeFocused();
});

test('a switch is switched by keyboard', async ({ page }) => {
  const section = await openSection(page, 'switch');
  const toggle = section.getByRole('switch', { name: inputs.switch.notify });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
});

for (const { theme, width } of lastInGate([
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360 },
] as const))
  test(`axe finds nothing in the inputs: ${theme}, ${width} px`, async ({ page }) => {
    await setLook(page, { width, theme });
    await openSection(page, 'button');
    const axe = await axeOn(page);
    for (const id of SECTIONS) {
      const isWhole = await page.locator(`#${id}`).evaluate((section) => section.scrollWidth <= section.clientWidth);
      expect([id, isWhole]).toEqual([id, true]);
      axe.include(`#${id}`);
    }
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
