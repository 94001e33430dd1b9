import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

const SIZE = 100;
const listOf = (length: number, counted = length, isTotalExact?: boolean) => {
  const items = Array.from({ length }, (_, at) => at);
  const pages: number[] = [];
  const read = async (page: number) => {
    pages.push(page);
    const rows = items.slice((page - 1) * SIZE, page * SIZE);
    return { rows, total: counted, ...(isTotalExact !== undefined && { isTotalExact }) };
  };
  return { items, pages, read };
};

it('23.12 reads a list to its end, however long it is', async () => {
  for (const length of [0, 1, SIZE, 2_050, 12_345]) {
    const { items, read, pages } = listOf(length);
    expect(await everyPage(read)).toEqual(items);
    expect(pages).toHaveLength(Math.max(1, Math.ceil(length / SIZE)));
  }
});

it('23.12 goes on where the count is only as far as was counted', async () => {
  const { items, read } = listOf(10_250, 10_000, false);
  expect(await everyPage(read)).toEqual(items);
});

it('ends where rows have gone meanwhile', async () => {
  const { items, read } = listOf(150, 300);
  expect(await everyPage(read)).toEqual(items);
});
