const KOREA_MS = 9 * 60 * 60 * 1000;

/** Returns the day in Korea at a moment: 2026-11-17. */
export const dayInKorea = (at: number | Date) =>
  new Date(Number(at) + KOREA_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns today's date in Korea, by which the server decides what is in the future. */
export const todayInKorea = (now = new Date()) => dayInKorea(now);
