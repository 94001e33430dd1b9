import { readFileSync } from 'node:fs';
import { COLUMN_WORDS, type SheetField } from '@ieum/contract';
import type { Page } from '@playwright/test';
import type { SheetCell } from '../../server/src/kit/sheet/writer.ts';
import { xlsxOf } from '../../server/test/fixtures/factory/sheet-files.ts';
import { refuseFaults, shoot as shootPage } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

/** A long flow with a server that works in the background. */
test.describe.configure({ timeout: 600_000 });

/** The server's background work takes as long as the machine needs. */
const patiently = expect.configure({ timeout: 90_000 });

const words = kr.import;
const FIELDS: SheetField[] = [
  'name',
  'code',
  'country',
  'headcountTotal',
  'openedOn',
  'latitude',
  'longitude',
  'contacts',
];
const ROWS = 300;
/** Errors of every twenty-fifth row, each of its own kind. */
const BAD: [SheetField, SheetCell, string][] = [
  ['headcountTotal', -5, '5'],
  ['headcountTotal', '열둘', '12'],
  ['headcountTotal', 1.5, '2'],
  ['openedOn', '2020-02-30', '2020-02-28'],
  ['openedOn', '어제', '2020.3.2'],
  ['latitude', 129.3, '35.5'],
  ['longitude', 999, '129.3'],
  ['country', '화성', '대한민국'],
  ['contacts', '대표 | 김이음 | 아님', '대표 | 김이음 | a@test.kr'],
  ['contacts', 'a | b | c | d | e', ''],
  ['name', '', '울산 새 공장'],
  ['code', 'X'.repeat(50), 'SHORT'],
];

const sheet = () => {
  const good = (no: number): Partial<Record<SheetField, SheetCell>> => ({
    name: `${['울산', '東莞', 'Đồng Nai', 'مصنع', '🏭'][no % 5]} ${no}공장`,
    code: `C-${no}`,
    country: 'KR',
    headcountTotal: no,
    openedOn: { day: '2009-03-02' },
    latitude: 35.5,
    longitude: 129.3,
  });
  const rows = Array.from({ length: ROWS }, (_, no) => {
    const [field, value] = (no % 25 === 7 && BAD[Math.floor(no / 25)]) || [];
    const cells = { ...good(no), ...(field && { [field]: value }) };
    return FIELDS.map((column) => cells[column] ?? null);
  });
  return xlsxOf(
    FIELDS.map((field) => COLUMN_WORDS[field].kr),
    rows,
  );
};

const shoot = (page: Page, name: string) => shootPage(page, `import-${name}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((result, [key, value]) => result.replace(`{{${key}}}`, String(value)), text);
/** Row number as in the spreadsheet: the headings are the first row. */
const rowOf = (nth: number) => nth * 25 + 7 + 2;
const cellOf = (page: Page, nth: number, field: SheetField) =>
  page.getByLabel(filled(words.errors.cell, { row: rowOf(nth), column: COLUMN_WORDS[field].kr }), { exact: true });
const countOf = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

const upload = async (page: Page, buffer: Buffer, name = '공장 목록.xlsx') => {
  await page.goto('/factory/import');
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel(words.file.label).setInputFiles({ name, mimeType, buffer });
  await press(page, words.file.send);
  await expect(page).toHaveURL(/\/factory\/import\/[0-9a-f-]{36}$/);
};

test('S2.3 imports 300 rows, 12 of them wrong: 11 are fixed, one comes back in a file, all of it is undone', async ({
  page,
  signedIn,
}) => {
  await signedIn(32);
  await page.setViewportSize({ width: 1440, height: 900 });
  await upload(page, await sheet());
  await patiently(page.getByRole('button', { name: words.columns.send })).toBeVisible();
  const latitude = filled(words.columns.fieldOf, { letter: 'F', name: COLUMN_WORDS.latitude.kr });
  await expect(page.getByLabel(latitude)).toHaveValue('latitude');
  await shoot(page, 'columns-1440');
  await refuseFaults(page);
  // The import is found again under its address.
  await page.reload();
  await press(page, words.columns.send);

  await patiently(countOf(page, words.count.new)).toHaveText('288');
  await expect(countOf(page, words.count.bad)).toHaveText('12');
  await expect(cellOf(page, 0, 'headcountTotal')).toHaveAccessibleDescription(/0 이상/);
  await shoot(page, 'check-1440');
  await refuseFaults(page);
  const last = BAD.length - 1;
  for (const [nth, [field, , right]] of BAD.entries()) {
    if (nth === last) continue;
    await cellOf(page, nth, field).fill(right);
    await cellOf(page, nth, field).press('Enter');
    await expect(cellOf(page, nth, field)).toHaveAttribute('aria-invalid', 'false');
  }
  await expect(countOf(page, words.count.new)).toHaveText('299');
  await expect(countOf(page, words.count.bad)).toHaveText('1');
  await shoot(page, 'fixed-1440');

  await press(page, words.errors.download);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.errors.downloadBad }).click();
  const bytes = readFileSync(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  await press(page, filled(words.check.send, { count: 299 }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: filled(words.check.send, { count: 299 }) })
    .click();
  await patiently(page.getByRole('heading', { name: words.result.done, exact: true })).toBeVisible();
  await expect(countOf(page, words.done.new)).toHaveText('299');
  await shoot(page, 'result-1440');
  await refuseFaults(page);
  await page.getByRole('link', { name: words.result.toList }).click();
  await expect(page.getByText('299').first()).toBeVisible();

  // The remaining row, from its own file with the error column.
  await upload(page, bytes, '고칠 것.xlsx');
  await patiently(page.getByText(words.columns.note.errors)).toBeVisible();
  await press(page, words.columns.send);
  await patiently(countOf(page, words.count.bad)).toHaveText('1');
  await press(page, words.cancel);
  await expect(page.getByText(words.ended.cancelledText)).toBeVisible();

  await page.getByRole('link', { name: words.toImports }).click();
  await page.getByRole('link', { name: '공장 목록.xlsx' }).click();
  await press(page, words.result.undo);
  await page.getByRole('dialog').getByRole('button', { name: words.result.undo }).click();
  await patiently(page.getByRole('heading', { name: words.result.undone })).toBeVisible();
  await page.getByRole('link', { name: words.result.toList }).click();
  await expect(page.getByText(kr.factory.empty.title)).toBeVisible();
});

test('on a phone a row with errors is a card, and the result is read with one thumb', async ({ page, signedIn }) => {
  await signedIn(33);
  await page.setViewportSize({ width: 360, height: 740 });
  const file = await xlsxOf(
    [COLUMN_WORDS.name.kr, COLUMN_WORDS.country.kr, COLUMN_WORDS.headcountTotal.kr],
    [
      ['아주 긴 이름을 가진 울산광역시 북구 매곡산업로의 첫 번째 다이캐스팅 공장', 'KR', -1],
      ['부산', 'KR', 3],
    ],
  );
  await upload(page, file);
  await shoot(page, 'columns-360');
  await refuseFaults(page);
  await press(page, words.columns.send);
  const field = page.getByLabel(new RegExp(COLUMN_WORDS.headcountTotal.kr));
  await patiently(field).toHaveAccessibleDescription(/0 이상/);
  await shoot(page, 'check-360');
  await refuseFaults(page);
  await field.fill('7');
  await field.blur();
  await expect(page.getByText(words.errors.right)).toBeVisible();
  await press(page, filled(words.check.send, { count: 2 }));
  await patiently(page.getByRole('heading', { name: words.result.done, exact: true })).toBeVisible();
  await shoot(page, 'result-360');
  await refuseFaults(page);
});

test('what cannot be read says why; what is exported is one’s own, and comes back the same', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn(34);
  await upload(page, Buffer.from('공장 이름,국가\n"울산,KR\n'), '깨진.csv');
  await patiently(page.getByText(words.trouble.quotes)).toBeVisible();
  await shoot(page, 'failed');
  await refuseFaults(page);
  const { tokenOf } = await import('../fixtures/product.ts');
  const headers = { authorization: `Bearer ${tokenOf(34)}` };
  await request.post('/api/factories', { headers, data: { name: '=1+1 공장', code: 'E1', country: 'VN' } });
  await page.goto('/factory');
  await press(page, words.export.menu);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.export.xlsx }).click();
  await upload(page, readFileSync(await (await download).path()), '내보낸.xlsx');
  await press(page, words.columns.send);
  await patiently(countOf(page, words.count.same)).toHaveText('1');
  await page.goto('/factory/import');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'start-1440');
  await refuseFaults(page);
});
