const DAY_MS = 24 * 60 * 60 * 1000;
const LONG_DAYS = 14;
const NOTABLE_DAYS = 7;

type Age = { days: number; tone: 'bad' | 'warn' | 'neutral' };

/** Returns the whole days that a task has been waiting, and how urgent that is. A task whose day has passed is late. */
export const ageOf = ({ since, dueOn }: { since: string; dueOn: string }, now: number, today: string): Age => {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  if ((dueOn !== '' && dueOn < today) || days >= LONG_DAYS) return { days, tone: 'bad' };
  return { days, tone: days >= NOTABLE_DAYS ? 'warn' : 'neutral' };
};
