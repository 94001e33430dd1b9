// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlantTable, plantNames } from '../../../../test/plant-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('instead of rows', () => {
  it('S8.7 says that there are no results, and offers to clear the filters', async () => {
    const { last } = await openPlantTable({ rows: [], total: 0 }, { filters: { name: '없음' } });
    expect(screen.getByText('조건에 맞는 결과가 없어요')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    const [button] = screen.getAllByRole('button', { name: '필터 지우기' });
    await userEvent.click(button as HTMLElement);
    expect(last()?.filters).toEqual({});
  });

  it('shows what the page has to say where there is nothing yet', async () => {
    await openPlantTable({ rows: [], total: 0, empty: <p>첫 공장을 등록하세요</p> });
    expect(screen.getByText('첫 공장을 등록하세요')).toBeTruthy();
    expect(screen.queryByText('조건에 맞는 결과가 없어요')).toBeNull();
  });

  it('holds the places of the first rows while they are on their way', async () => {
    await openPlantTable({ rows: [], total: 0, isPending: true }, { pageSize: 5 });
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(screen.queryByText('조건에 맞는 결과가 없어요')).toBeNull();
    expect(screen.queryByText('전체 0개')).toBeNull();
  });

  it('keeps the old rows while new ones are on their way', async () => {
    await openPlantTable({ isPending: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(plantNames()).toEqual(['울산', '창원', '안산']);
    expect(screen.getByText('불러오고 있어요')).toBeTruthy();
  });

  it('tells of a failure and tries again', async () => {
    const retry = vi.fn();
    await openPlantTable({ isFailed: true, onRetry: retry });
    expect(within(screen.getByRole('alert')).getByText('내용을 불러오지 못했어요')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
