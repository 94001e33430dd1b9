type Part<T> = { rows: T[]; total: number; isTotalExact?: boolean };

/** Reads all pages of a list, however long, for lists that are shown or chosen from as a whole. */
export const everyPage = async <T>(read: (page: number) => Promise<Part<T>>) => {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total, isTotalExact = true } = await read(page);
    found.push(...rows);
    if (rows.length === 0 || (isTotalExact && found.length >= total)) return found;
  }
};
