// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlantTable, PLANT_COLUMNS, plantNames } from '../../../../test/plant-table.tsx';
import { Button } from '../button/button.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('sorting', () => {
  it('asks upwards, downwards, and not at all, and leaves the order of the rows to the server', async () => {
    const { changes } = await openPlantTable({}, { page: 2 });
    const head = screen.getByRole('columnheader', { name: '인원' });
    expect(head.getAttribute('aria-sort')).toBeNull();
    const button = within(head).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(changes.at(-1)).toMatchObject({ sort: { column: 'workers', isDescending: false }, page: 1 });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.keyboard('{Enter}');
    expect(changes.at(-1)).toMatchObject({ sort: { column: 'workers', isDescending: true } });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await userEvent.keyboard(' ');
    expect(changes.at(-1)?.sort).toBeNull();
    expect(plantNames()).toEqual(['울산', '창원', '안산']);
  });

  it('gives no button to a column that cannot be sorted by', async () => {
    await openPlantTable();
    const head = screen.getByRole('columnheader', { name: '코드' });
    expect(within(head).queryByRole('button')).toBeNull();
  });
});

describe('selecting', () => {
  it('chooses rows, the page and none, and says how many', async () => {
    const done = vi.fn();
    const { last } = await openPlantTable({ bulkActions: (ids) => <Button onClick={() => done(ids)}>보내기</Button> });
    expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '창원 선택' }));
    expect(last()?.selected).toEqual(['b']);
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: '이 쪽 모두 선택' });
    expect(page.indeterminate).toBe(true);
    await userEvent.click(page);
    expect(last()?.selected.toSorted()).toEqual(['a', 'b', 'c']);
    expect(page.indeterminate).toBe(false);
    const messages = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(messages).toContain('3개를 골랐어요');
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    expect(done.mock.calls[0]?.[0].toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('gives the focus to the box for the page when the selection is cleared', async () => {
    const { last } = await openPlantTable({ bulkActions: () => null }, { selected: ['a', 'of another page'] });
    screen.getByRole('button', { name: '선택 해제' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(last()?.selected).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '이 쪽 모두 선택' }));
  });

  it('keeps what was chosen on another page', async () => {
    const { last } = await openPlantTable({ bulkActions: () => null }, { selected: ['of another page'] });
    await userEvent.click(screen.getByRole('checkbox', { name: '울산 선택' }));
    expect(last()?.selected.toSorted()).toEqual(['a', 'of another page']);
  });

  it('has no boxes where nothing can be done with the rows', async () => {
    await openPlantTable();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('choosing columns', () => {
  it('hides and shows them from a list that the keyboard works', async () => {
    const { last } = await openPlantTable();
    screen.getByRole('button', { name: '열 고르기' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const items = await screen.findAllByRole('menuitemcheckbox');
    expect(items.map(({ textContent }) => textContent)).toEqual(['인원', '코드']);
    act(() => items[0]?.focus());
    await userEvent.keyboard(' ');
    expect(last()?.hidden).toEqual(['workers']);
    expect(screen.queryByRole('columnheader', { name: '인원', hidden: true })).toBeNull();
    await userEvent.keyboard(' ');
    expect(last()?.hidden).toEqual([]);
  });

  it('keeps at least one', async () => {
    const hideable = PLANT_COLUMNS.map(({ isAlwaysShown: _, ...column }) => column);
    const { changes } = await openPlantTable({ columns: hideable }, { hidden: ['name', 'workers'] });
    await userEvent.click(screen.getByRole('button', { name: '열 고르기' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '코드' }));
    expect(changes).toEqual([]);
  });
});

describe('rows and pages', () => {
  it('follows the link of a row from anywhere in it, but not from its box', async () => {
    const { router } = await openPlantTable({ hrefOf: ({ id }) => `/plants/${id}`, bulkActions: () => null });
    await userEvent.click(screen.getByRole('checkbox', { name: '창원 선택' }));
    expect(router.state.location.pathname).toBe('/');
    await userEvent.click(screen.getByRole('cell', { name: '10' }));
    expect(router.state.location.pathname).toBe('/plants/b');
  });

  it('turns pages by buttons, and by links where the pages have addresses', async () => {
    const { last } = await openPlantTable();
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    expect(last()?.page).toBe(2);
    cleanup();
    await openPlantTable({ pageHrefOf: (page) => `/?page=${page}` });
    expect(screen.getByRole('link', { name: '다음' }).getAttribute('href')).toBe('/?page=2');
  });

  it('keeps the first row in disclosure when the size of the pages changes', async () => {
    const { last } = await openPlantTable({ pageSizes: [10, 20] }, { page: 2, pageSize: 20 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '한 쪽에 보는 줄 수' }), '10');
    expect(last()).toMatchObject({ pageSize: 10, page: 3 });
  });

  it('has the row heights of the design: 44, and 36 where it is dense', async () => {
    await openPlantTable();
    const frame = () => screen.getByRole('region', { name: '공장' });
    expect(frame().style.getPropertyValue('--row-height')).toBe('44px');
    cleanup();
    await openPlantTable({ isDense: true });
    expect(frame().style.getPropertyValue('--row-height')).toBe('36px');
  });
});
