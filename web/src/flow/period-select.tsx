import { monthOfDay, periodAfter, quarterOfDay } from '@ieum/contract';
import type { ComponentProps } from 'react';
import { todayInKorea } from '../kit/format/today.ts';
import { SelectField } from '../kit/ui/select/select-field.tsx';
import { useFlowWords } from './flow-words.ts';

const QUARTERS = 20;
const MONTHS = 24;
const QUARTERS_A_YEAR = 4;

const back = (period: string, count: number) => Array.from({ length: count }, (_, at) => periodAfter(period, -at));

/** Quarters of five years and months of two, the last first; whatever the address says stands among them. */
export const periodChoices = (today: string, chosen = '', isMonthly = true) => {
  const known = [...back(quarterOfDay(today), QUARTERS), ...(isMonthly ? back(monthOfDay(today), MONTHS) : [])];
  return chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
};

/** The last four quarters, the one that runs among them. */
export const yearTo = (today: string) => {
  const to = quarterOfDay(today);
  return { from: periodAfter(to, 1 - QUARTERS_A_YEAR), to };
};
/** The last quarter that is over. */
export const lastQuarter = (today: string) => periodAfter(quarterOfDay(today), -1);

type PeriodSelectProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'onChange' | 'value'> & {
  value: string;
  onValue: (period: string) => void;
  /** What the first choice says where none need be chosen. */
  none?: string;
};

export const PeriodSelect = ({ value, onValue, none, ...field }: PeriodSelectProps) => {
  const { period } = useFlowWords();
  const choices = periodChoices(todayInKorea(), value).map((one) => ({ value: one, label: period(one) }));
  return (
    <SelectField
      {...field}
      value={value}
      options={none === undefined ? choices : [{ value: '', label: none }, ...choices]}
      onChange={({ target }) => onValue(target.value)}
    />
  );
};
