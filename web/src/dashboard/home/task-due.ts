import { daysBetween } from '@ieum/contract';

const SOON_DAYS = 7;

type Due = { name: 'none' | 'late' | 'today' | 'tomorrow' | 'left'; days: number; tone: 'bad' | 'warn' | 'neutral' };

/** Describes how close a due date is. */
export const dueOf = (dueOn: string, today: string): Due => {
  if (dueOn === '') return { name: 'none', days: 0, tone: 'neutral' };
  const days = daysBetween(today, dueOn);
  if (days < 0) return { name: 'late', days: -days, tone: 'bad' };
  const name = days > 1 ? 'left' : (['today', 'tomorrow'] as const)[days];
  return { name: name ?? 'left', days, tone: days <= SOON_DAYS ? 'warn' : 'neutral' };
};
