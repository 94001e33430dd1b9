import {
  ANSWER_DAYS_MAX,
  type ReviewSeries,
  SERIES_EVERY,
  type SeriesEvery,
  seriesDates,
  seriesPeriodOf,
} from '@ieum/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { Pair } from '../../../kit/form/form-layout.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import type { AskFields } from '../ask-fields.ts';
import { firstChoices, lastChoices } from './plan-fields.ts';
import styles from './plan-input.module.css';
import { useSeriesWords } from './series-words.ts';

const { Select, Number: Days } = boundInputs<AskFields>();
const DATES = 4;

type PlanInputProps = { today: string; series?: ReviewSeries | undefined };

/** Chooses how often something is asked, from when until when, and shows the next dates. */
export const PlanInput = ({ today, series }: PlanInputProps) => {
  const { t } = useTranslation('declaration');
  const { t: tSeries } = useTranslation('series');
  const words = useSeriesWords();
  const { control, setValue } = useFormContext<AskFields>();
  const { field } = useController({ control, name: 'every' });
  const every = field.value;
  const choose = (value: SeriesEvery | '') => {
    field.onChange(value);
    if (value) setValue('firstPeriod', seriesPeriodOf(value, today), { shouldDirty: true });
    setValue('lastPeriod', '', { shouldDirty: true });
  };
  const options = [
    { value: '', label: t('every.once') },
    ...SERIES_EVERY.map((value) => ({ value, label: words.every(value) })),
  ];
  return (
    <>
      {series ? (
        <Note>
          {tSeries('plan.fixed', {
            first: words.period(series.every, series.firstPeriod),
            every: words.every(series.every),
          })}
        </Note>
      ) : (
        <RadioGroup
          {...field}
          isRow
          label={tSeries('column.every')}
          help={tSeries('plan.everyHelp')}
          options={options}
          onChange={({ target }) => choose(SERIES_EVERY.find((known) => known === target.value) ?? '')}
        />
      )}
      {every && <Plan every={every} today={today} series={series} />}
    </>
  );
};

const Plan = ({ every, today, series }: PlanInputProps & { every: SeriesEvery }) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const [firstPeriod, lastPeriod] = useWatch<AskFields, ['firstPeriod', 'lastPeriod']>({
    name: ['firstPeriod', 'lastPeriod'],
  });
  const optionOf = (value: string) => ({ value, label: words.period(every, value) });
  const from = series?.dates[0]?.period ?? firstPeriod;
  const last = [{ value: '', label: t('plan.noEnd') }, ...lastChoices(every, from, lastPeriod).map(optionOf)];
  return (
    <>
      <Pair>
        {!series && (
          <Select name="firstPeriod" label={t('plan.first')} options={firstChoices(every, today).map(optionOf)} />
        )}
        <Select name="lastPeriod" label={t('plan.last')} isOptional options={last} />
      </Pair>
      <Days
        name="answerDays"
        label={t('plan.answerDays')}
        help={t('plan.answerDaysHelp')}
        min={1}
        max={ANSWER_DAYS_MAX}
        unit={t('plan.daysUnit')}
      />
      <Preview every={every} today={today} from={from} />
    </>
  );
};

/** Lists the next dates as the server will plan them. */
const Preview = ({ every, today, from }: { every: SeriesEvery; today: string; from: string }) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const [lastPeriod, answerDays] = useWatch<AskFields, ['lastPeriod', 'answerDays']>({
    name: ['lastPeriod', 'answerDays'],
  });
  const days = answerDays !== null && answerDays >= 1 && answerDays <= ANSWER_DAYS_MAX ? Math.floor(answerDays) : 1;
  const dates = from === '' ? [] : seriesDates({ every, nextPeriod: from, lastPeriod, answerDays: days }, today, DATES);
  return (
    <section className={styles.preview} aria-label={t('plan.dates')}>
      <h3>{t('plan.dates')}</h3>
      {dates.length === 0 && <Note>{t('plan.noDates')}</Note>}
      <ol>
        {dates.map(({ period, sendOn, dueOn }) => (
          <li key={period}>
            {t(sendOn === today ? 'plan.dateNow' : 'plan.date', {
              period: words.period(every, period),
              day: words.day(sendOn),
              date: words.day(dueOn),
            })}
          </li>
        ))}
      </ol>
    </section>
  );
};
