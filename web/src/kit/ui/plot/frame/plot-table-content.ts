export type PlotCell = {
  /** As people read it. */
  text: string;
  /** As a spreadsheet reads it; `null` where there is no value. */
  value: string | number | null;
  href?: string | undefined;
};

type PlotRow = { key: string; cells: PlotCell[] };

/** The same data as the picture. The first column names the row. */
export type PlotTableContent = { columns: { name: string; isNumeric?: boolean }[]; rows: PlotRow[] };
