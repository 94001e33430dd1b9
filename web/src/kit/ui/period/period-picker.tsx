import { parseDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from '../date/date-calendar.module.css';
import { CalendarPage, limitsOf } from '../date/date-calendar.tsx';
import type { DateLimits } from '../date/date-text.ts';
import { Tabs } from '../navigation/tabs.tsx';
import type { Period } from './period-span.ts';
import { PeriodYear } from './period-year.tsx';

type PeriodPickerProps = DateLimits & { label: string; value: Period; onPick: (period: Period) => void };

/** Picks a period day by day, or a whole month or quarter at once. */
export const PeriodPicker = ({ label, value, min, max, onPick }: PeriodPickerProps) => {
  const { t } = useTranslation('ui');
  const limits = { min, max };
  const isWhole = value.from !== '' && value.to !== '' && value.from <= value.to;
  const days = (
    <RangeCalendar
      className={classNames(styles.calendar, styles.period)}
      aria-label={label}
      value={isWhole ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
      {...limitsOf(limits)}
      onChange={({ start, end }) => onPick({ from: start.toString(), to: end.toString() })}
    >
      <CalendarPage />
    </RangeCalendar>
  );
  const year = { value, onPick, ...limits };
  return (
    <Tabs
      label={t('dates.unit')}
      tabs={[
        { id: 'days', label: t('dates.days'), content: days },
        { id: 'months', label: t('dates.months'), content: <PeriodYear {...year} unit="month" /> },
        { id: 'quarters', label: t('dates.quarters'), content: <PeriodYear {...year} unit="quarter" /> },
      ]}
    />
  );
};
