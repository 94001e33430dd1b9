type Part<T> = { rows: T[]; total: number; isTotalExact?: boolean };

/** The whole of a list that is read page by page, for what is shown or chosen from at once: until there is no more, however long. */
export const everyPage = async <T>(read: (page: number) => Promise<Part<T>>) => {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total, isTotalExact = true } = await read(page);
    found.push(...rows);
    if (rows.length === 0 || (isTotalExact && found.length >= total)) return found;
  }
};
