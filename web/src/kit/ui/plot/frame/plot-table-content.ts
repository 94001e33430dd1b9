export type PlotCell = {
  /** Text for people. */
  text: string;
  /** Value for a spreadsheet; `null` where there is no value. */
  value: string | number | null;
  href?: string | undefined;
};

type PlotRow = { key: string; cells: PlotCell[] };

/** The data of the picture as a table. The first column names the row. */
export type PlotTableContent = { columns: { name: string; isNumeric?: boolean }[]; rows: PlotRow[] };
