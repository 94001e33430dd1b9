import type { APIRequestContext, Page } from '@playwright/test';
import { watchCalls } from '../fixtures/calls.ts';
import { chipOf, chooseFilter, clearFilters } from '../fixtures/list-tools.ts';
import { refuseFaults, refuseOverflow, setLook } from '../fixtures/looks.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test, tokenOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { list, columns, filter, map, state } = kr.factory;

type Made = { name: string; country: string } & Record<string, unknown>;

/** Registers factories through the API, as an import would. */
const register = async (request: APIRequestContext, who: number, factories: Made[]) => {
  const headers = { authorization: `Bearer ${tokenOf(who)}` };
  for (const factory of factories) {
    const answer = await request.post('/api/factories', { headers, data: { isNew: true, ...factory } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};
const process = (name: string) => [{ scheme: 'own', code: '', name, isPrimary: true, isOutsourced: false }];
const pointAt = (latitude: number, longitude: number, precision = 'exact') => ({ latitude, longitude, precision });

const FACTORIES: Made[] = [
  {
    name: '주식회사 한빛정밀 울산 1공장',
    nameEnglish: 'Hanbit Precision Ulsan Plant 1',
    code: 'ULS-1',
    country: 'KR',
    processes: process('다이캐스팅'),
    point: pointAt(35.54122, 129.31467),
    locality: '울산광역시 북구',
  },
  {
    name: '한빛정밀 부산 창고',
    code: 'PUS-9',
    country: 'KR',
    siteType: 'warehouse',
    point: pointAt(35.1, 129.04, 'city'),
  },
  {
    name: 'Nhà máy Đồng Nai',
    nameEnglish: 'Dong Nai',
    country: 'VN',
    processes: process('조립'),
    point: pointAt(10.95, 106.82),
  },
  { name: '동관 도금공장 东莞电镀厂', country: 'CN', processes: process('도금'), state: 'draft' },
];

const rows = (page: Page) => page.getByRole('table', { name: list.label }).locator('tbody').getByRole('row');
const rowNamed = (page: Page, name: RegExp) => rows(page).filter({ hasText: name });

test('S2.3 the list is searched, filtered and sorted, and the address keeps it', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn(26);
  await register(request, 26, FACTORIES);
  await page.goto('/factory');
  await expect(rows(page)).toHaveCount(4);
  // Four rows need no search. Where a filter is used, it is there, and it stays.
  await page.goto('/factory?country=VN');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: chipOf(filter.country, '베트남') }).click();
  await expect(rows(page)).toHaveCount(4);

  const search = page.getByLabel(list.search);
  for (const typed of ['㈜한빛정밀 울산', 'ㅎㅂㅈㅁㅇㅅ', 'precision ulsan', 'uls-1']) {
    await search.fill(typed);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('주식회사 한빛정밀 울산 1공장');
  }
  await expect(page).toHaveURL(/search=uls-1/);
  await search.fill('없는 공장');
  await expect(page.getByText('조건에 맞는 결과가 없어요')).toBeVisible();
  await page.getByRole('button', { name: kr.ui.table.clearFilters }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(search).toHaveValue('');

  await chooseFilter(page, filter.country, '베트남');
  await expect(rows(page)).toHaveCount(1);
  await chooseFilter(page, filter.country, '중국');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/country=VN&country=CN|country=CN&country=VN/);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: chipOf(filter.country, '베트남') }).click();
  await expect(rows(page)).toHaveCount(1);
  await clearFilters(page);
  await chooseFilter(page, filter.process, '다이캐스팅');
  await expect(rows(page)).toHaveCount(1);
  await clearFilters(page);
  await chooseFilter(page, filter.state, state.draft);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('东莞电镀厂');
  await clearFilters(page);

  await page.getByRole('button', { name: columns.country }).last().click();
  await expect(page).toHaveURL(/sort=country/);
  await expect(rows(page).first()).toContainText('중국');
  await page.getByRole('button', { name: columns.country }).last().click();
  await expect(page).toHaveURL(/order=desc/);
  await expect(rows(page).first()).toContainText('베트남');
});

test('columns are chosen and remembered', async ({ page, request, signedIn }) => {
  await signedIn(27);
  // A narrower window hides the code at first, and fewer rows have no choice of columns.
  await page.setViewportSize({ width: 1440, height: 900 });
  await register(
    request,
    27,
    Array.from({ length: 10 }, (_, no) => ({ name: `공장 ${no}`, country: 'KR' })),
  );
  await page.goto('/factory');
  await expect(page.getByRole('columnheader', { name: columns.code })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: columns.siteType })).toHaveCount(0);
  await page.getByRole('button', { name: '열 고르기' }).click();
  await page.getByRole('menuitemcheckbox', { name: columns.code }).click();
  await page.getByRole('menuitemcheckbox', { name: columns.siteType }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: columns.siteType })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: columns.code })).toHaveCount(0);
});

test('many are changed at once, and what could not be is told', async ({ page, request, signedIn }) => {
  await signedIn(28);
  await register(request, 28, [
    ...Array.from({ length: 23 }, (_, no) => ({ name: `공장 ${String(no + 1).padStart(2, '0')}`, country: 'KR' })),
    { name: '가 초안', country: 'KR', state: 'draft' },
  ]);
  await page.goto('/factory');
  await rowNamed(page, /가 초안/)
    .getByRole('checkbox')
    .check();
  await rowNamed(page, /공장 01/)
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: list.act.close, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('공장 2곳을 폐쇄할까요?');
  await dialog.getByRole('button', { name: list.act.close, exact: true }).click();
  await expect(dialog).toContainText('가 초안');
  await expect(dialog).toContainText(list.reason.draft);
  await dialog.getByRole('button', { name: list.close, exact: true }).last().click();
  await expect(rowNamed(page, /공장 01/)).toHaveCount(0);

  await page.getByRole('checkbox', { name: '이 페이지 모두 선택' }).check();
  await page.getByRole('button', { name: '조건에 맞는 23곳 모두' }).click();
  await page.getByRole('button', { name: list.act.activate }).click();
  await dialog.getByRole('button', { name: list.act.activate }).click();
  await expect(dialog).toContainText('22곳은 바꾸지 못했어요');
  await expect(dialog).toContainText('공장 1곳을 가동 중으로 바꿨어요');
});

test('the map is walked by keyboard, with the same set in a table beside it', async ({ page, request, signedIn }) => {
  await signedIn(29);
  await register(request, 29, FACTORIES);
  await page.goto('/factory');
  await page.getByRole('link', { name: list.map, exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const frame = page.getByRole('region', { name: map.label });
  const beside = page.getByRole('region', { name: /지도에 보이는 공장/ });
  await expect(beside).toContainText('3곳');
  await expect(frame.getByRole('link', { name: /Nhà máy Đồng Nai/ })).toBeVisible();
  await expect(page.getByRole('link', { name: map.unlocated_other.replace('{{shown}}', '1') })).toBeVisible();

  const cluster = frame.getByRole('button', { name: map.cluster_other.replace('{{shown}}', '2') });
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(frame).toBeFocused();
  const { precision } = kr.factory.part.point;
  const ulsan = frame.getByRole('link', {
    name: `주식회사 한빛정밀 울산 1공장, ${precision}: ${kr.factory.precision.exact}`,
  });
  await expect(ulsan).toBeVisible();
  await expect(frame.getByRole('link', { name: new RegExp(kr.factory.precision.city) })).toBeVisible();
  await expect(beside).toContainText('2곳');
  await expect(page).toHaveURL(/map=/);

  const before = (await ulsan.boundingBox())?.x ?? 0;
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await ulsan.boundingBox())?.x ?? 0).toBeLessThan(before);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.getByRole('button', { name: map.zoomIn, exact: true }).click();
  await page.reload();
  await expect(beside).toContainText('울산 1공장');

  // Table and map share the filters.
  await page.goto(`${page.url()}&search=${encodeURIComponent('부산')}`);
  await expect(beside).toContainText('1곳');
  await page.getByRole('link', { name: list.table, exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
});

for (const { width, theme } of lastInGate([
  { width: 360, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const)) {
  test(`table and map are whole and axe finds nothing: ${width} px, ${theme}`, async ({ page, request, signedIn }) => {
    await signedIn(width === 360 ? 30 : 31);
    await register(request, width === 360 ? 30 : 31, FACTORIES);
    await setLook(page, { width, theme });
    const { settled } = watchCalls(page);
    for (const path of [
      '/factory',
      '/factory?view=map',
      '/factory?search=없음',
      '/factory?country=VN&state=active&page=9',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      await refuseOverflow(page);
      await refuseFaults(page);
    }
  });
}
