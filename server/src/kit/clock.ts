export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const SEOUL_MS = 9 * 60 * 60 * 1000;

/** Returns the date in Korea: 2026-11-15. */
export const todayInSeoul = (now: Date) => new Date(now.getTime() + SEOUL_MS).toISOString().slice(0, 10);
