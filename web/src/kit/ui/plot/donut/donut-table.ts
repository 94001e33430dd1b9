import type { PlotCell, PlotTableContent } from '../frame/plot-table-content.ts';
import type { Share, Slice } from './small-shares.ts';

type DonutTableOptions = {
  slices: Slice[];
  shares: Share[];
  total: number;
  names: { category: string; value: string; share: string; total: string };
  texts: { value: (value: number) => string; share: (share: number) => string };
  hrefOf: ((slice: Slice) => string | undefined) | undefined;
};

/** Lists every slice by name, the largest first, then those without a share; the total comes last. */
export const donutTable = ({ slices, shares, total, names, texts, hrefOf }: DonutTableOptions): PlotTableContent => {
  const columns = [
    { name: names.category },
    { name: names.value, isNumeric: true },
    { name: names.share, isNumeric: true },
  ];
  if (shares.length === 0) return { columns, rows: [] };
  const shareCell = (share: number): PlotCell => ({ text: texts.share(share), value: share });
  const rowOf = (slice: Slice, share: PlotCell) => ({
    key: slice.id,
    cells: [
      { text: slice.name, value: slice.name },
      { text: texts.value(slice.value), value: slice.value, href: hrefOf?.(slice) },
      share,
    ],
  });
  const without = slices.filter(({ value }) => value <= 0);
  return {
    columns,
    rows: [
      ...shares.map((slice) => rowOf(slice, shareCell(slice.share))),
      ...without.map((slice) => rowOf(slice, slice.value === 0 ? shareCell(0) : { text: '', value: null })),
      {
        key: 'total of all',
        cells: [{ text: names.total, value: names.total }, { text: texts.value(total), value: total }, shareCell(1)],
      },
    ],
  };
};
