import type { DatedItem } from './time-span.ts';

/** Dates are days in ISO form. */
export type TimelineItem = DatedItem & { id: string; name: string; group: string };
export type TimelineGroup = { id: string; name: string; tone?: 'good' | 'warn' | 'bad' | 'info' };
