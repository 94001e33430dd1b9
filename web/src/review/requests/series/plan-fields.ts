import {
  type Input,
  lastEndedPeriod,
  type ReviewSeries,
  type reviewSeriesContract,
  SERIES_EVERY,
  type SeriesEvery,
  seriesPeriodAfter,
  seriesPeriodOf,
  VALIDITY_MONTHS,
} from '@ieum/contract';
import { type AskFields, startOf } from '../ask-fields.ts';

const CHOICES: Record<SeriesEvery, number> = { month: 24, quarter: 16, half_year: 10, year: 10 };

/** Returns the interval and the current period, if the address names an interval. */
export const planOf = (every: string | null, today: string): Partial<AskFields> => {
  const known = SERIES_EVERY.find((interval) => interval === every);
  return known ? { every: known, firstPeriod: seriesPeriodOf(known, today) } : {};
};

/** Returns the periods with which a series can begin: the one that ended last, and the next ones. */
export const firstChoices = (every: SeriesEvery, today: string) =>
  Array.from({ length: CHOICES[every] }, (_, at) => seriesPeriodAfter(every, lastEndedPeriod(every, today), at));

/** Returns the periods with which a series can end, and always the chosen one. */
export const lastChoices = (every: SeriesEvery, from: string, chosen: string) => {
  const periods = Array.from({ length: CHOICES[every] * 2 }, (_, at) => seriesPeriodAfter(every, from, at));
  return chosen === '' || periods.includes(chosen) ? periods : [chosen, ...periods];
};

const planInput = ({ recipients, lastPeriod, answerDays, purpose, message, validityMonths, needsTwo }: AskFields) => ({
  recipients: [...new Set(recipients.map(({ companyId }) => companyId))],
  lastPeriod: lastPeriod || null,
  answerDays: answerDays ?? 1,
  purpose,
  message,
  validityMonths: validityMonths ?? VALIDITY_MONTHS,
  needsTwo,
});

type Start = Input<(typeof reviewSeriesContract)['startReviewSeries']>;
type Update = Input<(typeof reviewSeriesContract)['updateReviewSeries']>;

export const seriesInputOf = (fields: AskFields): Start => ({
  ...planInput(fields),
  kind: fields.kind,
  every: fields.every || 'quarter',
  firstPeriod: fields.firstPeriod,
  form: fields.kind === 'questionnaire' ? fields.form : null,
});

export const updateInputOf = (fields: AskFields, { id, version }: Pick<ReviewSeries, 'id' | 'version'>): Update => ({
  ...planInput(fields),
  id,
  version,
});

/** Returns the fields of the form with the values of a series. `nameOf` shows a company's name. */
export const fieldsOf = (
  series: ReviewSeries,
  nameOf: (company: ReviewSeries['members'][number]) => string,
  today: string,
): AskFields => {
  const { kind, form, every, firstPeriod, lastPeriod, answerDays, purpose, message, validityMonths, needsTwo } = series;
  return {
    ...startOf(today, undefined, { form: form?.choice ?? '' }),
    ...{ kind, every, firstPeriod, lastPeriod, answerDays, purpose, message, validityMonths, needsTwo },
    recipients: series.members.map((member) => ({
      companyId: member.id,
      linkId: null,
      name: nameOf(member),
      product: '',
    })),
  };
};
