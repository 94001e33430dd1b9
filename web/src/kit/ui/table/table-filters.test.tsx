// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlantTable } from '../../../../test/plant-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('filtering', () => {
  it('asks when the typing pauses, from the first page and with nothing chosen', async () => {
    const { changes, last } = await openPlantTable({ bulkActions: () => null }, { page: 3, selected: ['a'] });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '필터' }));
    const field = screen.getByRole('searchbox', { name: '이름' });
    fireEvent.change(field, { target: { value: '울' } });
    fireEvent.change(field, { target: { value: '울산' } });
    act(() => vi.advanceTimersByTime(299));
    expect(changes).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(changes).toHaveLength(1);
    expect(last()).toMatchObject({ filters: { name: '울산' }, page: 1, selected: [] });
  });

  it('asks at once at Enter', async () => {
    const { changes } = await openPlantTable();
    await userEvent.click(screen.getByRole('button', { name: '필터' }));
    const field = screen.getByRole('searchbox', { name: '이름' });
    fireEvent.change(field, { target: { value: '창' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(changes.map(({ filters }) => filters)).toEqual([{ name: '창' }]);
  });

  it('chooses one of a few, counts what is set, and clears it all', async () => {
    const { last } = await openPlantTable({}, { filters: { name: '울' } });
    await userEvent.click(screen.getByRole('button', { name: '필터 1' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '코드' }), '가');
    expect(last()?.filters).toEqual({ name: '울', code: 'a' });
    await userEvent.click(screen.getByRole('button', { name: '필터 지우기' }));
    expect(last()?.filters).toEqual({});
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '이름' }).value).toBe('');
  });
});
