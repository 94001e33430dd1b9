import { formatRange, type LanguageTag } from '@ieum/contract';
import type { PlotTableContent } from './frame/plot-table-content.ts';

type Values = (number | null)[];
type Series = {
  id: string;
  name: string;
  values: Values;
  /** Colour of a meaning, such as good or bad. It is drawn plain; other series also differ by a pattern. */
  color?: string | undefined;
  /**
   * For values that are not known exactly: `values` are the least, these the most, and the table has a column for each.
   */
  most?: { values: Values; leastName: string; mostName: string };
};
/** Data of a mark, from which the caller makes an address. */
type PlotPoint = { category: string; series: string; value: number };
export type HrefOf = (point: PlotPoint) => string | undefined;

export type SeriesData = {
  /** Names, or the starts of periods in ISO form. */
  categories: string[];
  /** Heading of the table's first column. */
  categoryLabel: string;
  /** A missing value is `null`, or absent. */
  series: Series[];
  hrefOf?: HrefOf | undefined;
};

export type SeriesTexts = {
  category: (category: string) => string;
  value: (value: number) => string;
  tag: LanguageTag;
};

/** Returns a row for each category and a column for each series. */
export const seriesTable = (
  { categories, categoryLabel, series, hrefOf }: SeriesData,
  texts: SeriesTexts,
): PlotTableContent => ({
  columns: [{ name: categoryLabel }, ...columnsOf(series).map(({ name }) => ({ name, isNumeric: true }))],
  rows: categories.map((category, index) => ({
    key: String(index),
    cells: [
      { text: texts.category(category), value: category },
      ...columnsOf(series).map(({ id, values }) => {
        const value = values[index] ?? null;
        if (value === null) return { text: '', value };
        return { text: texts.value(value), value, href: hrefOf?.({ category, series: id, value }) };
      }),
    ],
  })),
});

const columnsOf = (series: Series[]) =>
  series.flatMap(({ id, name, values, most }) =>
    most
      ? [
          { id, name: most.leastName, values },
          { id, name: most.mostName, values: most.values },
        ]
      : [{ id, name, values }],
  );

/** Returns the name and the value of a mark. */
export const markTexts = (
  { categories, series, hrefOf }: SeriesData,
  texts: SeriesTexts,
  place: { category: number; series: number; value: number },
) => {
  const { value } = place;
  const category = categories[place.category] ?? '';
  const { id = '', name = '', most } = series[place.series] ?? {};
  return {
    key: `${place.category}-${place.series}`,
    name: `${texts.category(category)}, ${name}`,
    value: formatRange(texts.value, value, most?.values[place.category] ?? value, texts.tag),
    href: hrefOf?.({ category, series: id, value }),
  };
};
