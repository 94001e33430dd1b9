const DAY_MS = 24 * 60 * 60 * 1000;
const KOREA_MS = 9 * 60 * 60 * 1000;

/** Days and months are those of Korea, which has no daylight saving time. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+09:00`);

export const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS);

export const spanOfMonth = (month: string) => ({
  start: startOfDay(`${month}-01`),
  end: startOfDay(`${nextMonth(month)}-01`),
});

/** Formats a moment in Korean local time: 2026-11-15 10:02:03.400 */
export const koreanTime = (moment: string | Date) =>
  new Date(new Date(moment).getTime() + KOREA_MS).toISOString().replace('T', ' ').replace('Z', '');

export const monthOf = (moment: string | Date) => koreanTime(moment).slice(0, 7);

/** Lists the months from the newest to the oldest, including both. */
export const monthsBetween = (oldest: string, newest: string) => {
  const months: string[] = [];
  for (let month = oldest; month <= newest; month = nextMonth(month)) months.unshift(month);
  return months;
};

const nextMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const isLast = number === 12;
  return `${isLast ? year + 1 : year}-${String(isLast ? 1 : number + 1).padStart(2, '0')}`;
};
