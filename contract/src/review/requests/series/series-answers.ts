import { z } from 'zod';
import { companyNames } from '../../../company/names.ts';
import { DECLARATION_STATES } from '../../record/fields.ts';

const text = z.string();

/**
 * What came back of one supplier for one period: the state of its request or its declaration, or why there is no
 * request. `same_open`: an equal request was open already. `not_supplier`: the link had ended. `none`: not in the series
 * then.
 */
export const SERIES_CELLS = [
  ...DECLARATION_STATES,
  'open',
  'overdue',
  'declined',
  'cancelled',
  'same_open',
  'not_supplier',
  'skipped',
  'missed',
  'none',
] as const;
export type SeriesCell = (typeof SERIES_CELLS)[number];

export const seriesSupplier = z.object({
  id: z.uuid(),
  ...companyNames,
  country: text,
  number: text,
  /** False if no confirmed link is left: the company is not asked. */
  isSupplier: z.boolean(),
});

/** Totals of one period. `skipped`: left out on purpose. `missed`: it passed while the series was paused. */
export const seriesPeriodFigures = z.object({
  period: text,
  outcome: z.enum(['sent', 'skipped', 'missed']),
  asked: z.int(),
  answered: z.int(),
  open: z.int(),
  overdue: z.int(),
  declined: z.int(),
  /** Companies that could not be asked. */
  notAsked: z.int(),
});
export type SeriesPeriodFigures = z.infer<typeof seriesPeriodFigures>;
