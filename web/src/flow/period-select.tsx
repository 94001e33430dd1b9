import { monthOfDay, periodAfter, quarterOfDay } from '@ieum/contract';
import type { ComponentProps } from 'react';
import { todayInKorea } from '../kit/format/today.ts';
import { SelectField } from '../kit/ui/select/select-field.tsx';
import { useFlowWords } from './flow-words.ts';

const QUARTERS = 20;
const MONTHS = 24;
const QUARTERS_A_YEAR = 4;

const back = (period: string, count: number) => Array.from({ length: count }, (_, at) => periodAfter(period, -at));

/** Returns the quarters of five years and the months of two, newest first, and always the chosen period. */
export const periodChoices = (today: string, chosen = '', isMonthly = true) => {
  const known = [...back(quarterOfDay(today), QUARTERS), ...(isMonthly ? back(monthOfDay(today), MONTHS) : [])];
  return chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
};

/** Returns the last four quarters, including the current one. */
export const yearTo = (today: string) => {
  const to = quarterOfDay(today);
  return { from: periodAfter(to, 1 - QUARTERS_A_YEAR), to };
};
/** Returns the last completed quarter. */
export const lastQuarter = (today: string) => periodAfter(quarterOfDay(today), -1);

type PeriodSelectProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'onChange' | 'value'> & {
  value: string;
  onValue: (period: string) => void;
  /** Label of the empty choice, where a period is optional. */
  none?: string;
};

export const PeriodSelect = ({ value, onValue, none, ...field }: PeriodSelectProps) => {
  const { period } = useFlowWords();
  const choices = periodChoices(todayInKorea(), value).map((item) => ({ value: item, label: period(item) }));
  return (
    <SelectField
      {...field}
      value={value}
      options={none === undefined ? choices : [{ value: '', label: none }, ...choices]}
      onChange={({ target }) => onValue(target.value)}
    />
  );
};
