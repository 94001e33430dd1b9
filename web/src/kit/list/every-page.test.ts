import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

const SIZE = 100;
const listOf = (length: number, counted = length, isTotalExact?: boolean) => {
  const all = Array.from({ length }, (_, at) => at);
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    const rows = all.slice((page - 1) * SIZE, page * SIZE);
    return { rows, total: counted, ...(isTotalExact !== undefined && { isTotalExact }) };
  };
  return { all, asked, read };
};

it('23.12 reads a list to its end, however long it is', async () => {
  for (const length of [0, 1, SIZE, 2_050, 12_345]) {
    const { all, read, asked } = listOf(length);
    expect(await everyPage(read)).toEqual(all);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(length / SIZE)));
  }
});

it('23.12 goes on where the count is only as far as was counted', async () => {
  const { all, read } = listOf(10_250, 10_000, false);
  expect(await everyPage(read)).toEqual(all);
});

it('ends where rows have gone meanwhile', async () => {
  const { all, read } = listOf(150, 300);
  expect(await everyPage(read)).toEqual(all);
});
