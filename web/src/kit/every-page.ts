const PAGES_MAX = 20;

/** The whole of a list that is read page by page, for what is shown or chosen from at once. */
export const everyPage = async <T>(read: (page: number) => Promise<{ rows: T[]; total: number }>) => {
  const found: T[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { rows, total } = await read(page);
    found.push(...rows);
    if (found.length >= total) break;
  }
  return found;
};
