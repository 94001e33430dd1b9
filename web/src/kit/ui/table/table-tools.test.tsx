// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlantTable, PLANT_COLUMNS } from '../../../../test/plant-table.tsx';
import { Button } from '../button/button.tsx';

const hrefOf = ({ id }: { id: string }) => `/plants/${id}`;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('tools', () => {
  it('26.3 come with the rows: a short list has no search, filters, columns or pages', async () => {
    const toolSet = { search: <input type="search" aria-label="찾기" />, actions: <Button>등록</Button> };
    await openPlantTable({ total: 3, toolSet, pageSizes: [20, 50] });
    expect(screen.getByText('전체 3개')).toBeTruthy();
    expect(screen.getByRole('button', { name: '등록' })).toBeTruthy();
    for (const name of ['필터', '열 고르기']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    await openPlantTable({ total: 10, toolSet, pageSizes: [20, 50] });
    for (const name of ['필터', '열 고르기']) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: '찾기' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: '페이지당 줄 수' })).toBeTruthy();
  });

  it('26.3 stay in a short list that is filtered, or that leaves rows out at first', async () => {
    await openPlantTable({ total: 1 }, { filters: { name: '울' } });
    expect(screen.getByRole('button', { name: '필터 1' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '이름 울 필터 빼기' }));
    // They do not disappear while someone uses them.
    expect(screen.getByRole('button', { name: '필터' })).toBeTruthy();
    cleanup();
    await openPlantTable({ total: 1, toolSet: { needsFilter: true } });
    expect(screen.getByRole('button', { name: '필터' })).toBeTruthy();
  });

  it('26.3 give their place to the acts on chosen rows', async () => {
    const { last } = await openPlantTable(
      { bulkActions: () => <Button>보내기</Button>, toolSet: { actions: <Button>등록</Button> } },
      { selected: ['a'] },
    );
    expect(screen.getByRole('button', { name: '보내기' })).toBeTruthy();
    expect(screen.getByText('등록').closest('[inert]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '선택 해제' }));
    expect(last()?.selected).toEqual([]);
    expect(screen.getByText('등록').closest('[inert]')).toBeNull();
  });
});

describe('keys', () => {
  const open = () =>
    openPlantTable({
      hrefOf,
      bulkActions: () => null,
      toolSet: { search: <input type="search" aria-label="찾기" /> },
    });

  it('26.3 move, select, open and search while the focus is in the list', async () => {
    const { last, router } = await open();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('button', { name: '필터' }).focus();
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '창원' }));
    await userEvent.keyboard('kx');
    expect(last()?.selected).toEqual(['a']);
    await userEvent.keyboard('{Escape}');
    expect(last()?.selected).toEqual([]);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '찾기' }));
    await userEvent.keyboard('jx');
    expect(last()?.selected).toEqual([]);
    screen.getByRole('button', { name: '필터' }).focus();
    await userEvent.keyboard('j{Enter}');
    expect(router.state.location.pathname).toBe('/plants/a');
  });

  it('26.3 can be switched off, for good', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '단축키 끄기' }));
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '단축키 켜기' }));
    cleanup();
    await open();
    screen.getByRole('button', { name: '단축키 켜기' }).focus();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '단축키 켜기' }));
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const matches = (query: string) => query.includes('max-width: 480.98px');
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), ...listen }));
  });

  it('26.3 each row is a card with name, state, what and how much, and stays a row of a table', async () => {
    await openPlantTable({ hrefOf }, { hidden: ['workers'] });
    expect(screen.queryByRole('columnheader')).toBeNull();
    const [first] = screen.getAllByRole('row');
    const row = within(first as HTMLElement);
    expect(row.getByRole('rowheader', { name: '울산' })).toBeTruthy();
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['a', '30']);
    expect(screen.queryByRole('button', { name: '열 고르기' })).toBeNull();
  });

  it('26.3 the columns say what is on a card', async () => {
    const [name, workers, code] = PLANT_COLUMNS;
    if (!name || !workers || !code) throw new Error('no columns');
    const columns = [
      { ...code, card: 'note' as const },
      { ...name, card: 'title' as const },
      { ...workers, card: 'state' as const, cardCell: () => '사람' },
    ];
    await openPlantTable({ columns });
    const [first] = screen.getAllByRole('row');
    expect([...(first as HTMLElement).children].map(({ textContent }) => textContent)).toEqual(['울산', '사람', 'a']);
  });

  it('26.3 the filters open in a sheet, which also sorts', async () => {
    const { last } = await openPlantTable();
    await userEvent.click(screen.getByRole('button', { name: '필터' }));
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
    await userEvent.click(sheet.getByRole('button', { name: '인원' }));
    expect(last()?.sort).toEqual({ column: 'workers', isDescending: false });
    await userEvent.click(sheet.getByRole('button', { name: /인원/ }));
    expect(last()?.sort).toEqual({ column: 'workers', isDescending: true });
    await userEvent.click(sheet.getByRole('button', { name: '45개 보기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
