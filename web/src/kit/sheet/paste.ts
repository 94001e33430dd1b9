/**
 * Parses the clipboard text of a spreadsheet: cells by tab, rows by line. A cell that contains a tab, a line break or a
 * quote is in quotes, with its quotes doubled. The line break at the very end begins no further row.
 */
export const parsePasted = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  let isFresh = true;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
    isFresh = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isFresh) {
      isQuoted = true;
      isFresh = false;
    } else if (sign === '\t') endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      if (at + 1 === text.length) return rows;
      rows.push([]);
    } else {
      cell += sign;
      isFresh = false;
    }
  }
  endCell();
  return rows;
};

/** Formats cells as clipboard text, for copying out of the grid. */
export const toPasted = (cells: string[][]) =>
  cells
    .map((row) => row.map((cell) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
