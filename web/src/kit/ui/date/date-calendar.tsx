import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { classNames } from '../class-names.ts';
import styles from './date-calendar.module.css';
import type { DateLimits } from './date-text.ts';

/** Shows one month inside a `Calendar` or a `RangeCalendar`, which label the two buttons and the days. */
export const CalendarPage = () => (
  <>
    <header className={styles.head}>
      <Button slot="previous" className={classNames(styles.step)}>
        <ChevronLeft size={20} aria-hidden />
      </Button>
      <CalendarHeading className={classNames(styles.heading)} />
      <Button slot="next" className={classNames(styles.step)}>
        <ChevronRight size={20} aria-hidden />
      </Button>
    </header>
    <CalendarGrid className={classNames(styles.grid)} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={classNames(styles.weekday)}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell className={classNames(styles.day)} date={date} />}</CalendarGridBody>
    </CalendarGrid>
  </>
);

export const limitsOf = ({ min, max }: DateLimits) => ({
  ...(min && { minValue: parseDate(min) }),
  ...(max && { maxValue: parseDate(max) }),
});
