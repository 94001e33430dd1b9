import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useTranslation } from 'react-i18next';
import { formatMonthName, formatYear } from '../../format/moment.ts';
import { useLanguage } from '../../language/use-language.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import calendarStyles from '../date/date-calendar.module.css';
import type { DateLimits } from '../date/date-text.ts';
import { isSamePeriod, monthsOfYear, type Period, quartersOfYear } from './period-span.ts';
import styles from './period-year.module.css';

type PeriodYearProps = DateLimits & {
  unit: 'month' | 'quarter';
  value: Period;
  onPick: (period: Period) => void;
};

/** Shows the months or the quarters of one year. */
export const PeriodYear = ({ unit, value, min, max, onPick }: PeriodYearProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const nameOf = useSpanNames(unit);
  const [year, setYear] = useState(() => Number((value.from || today()).slice(0, 'YYYY'.length)));
  const yearName = formatYear(year, tag);
  const spans = unit === 'month' ? monthsOfYear(year) : quartersOfYear(year);
  const isOut = ({ from, to }: Period) => (min !== undefined && from < min) || (max !== undefined && to > max);
  const pick = (key: unknown) => {
    const span = spans.find(({ from }) => from === key);
    if (span) onPick(span);
  };
  return (
    <div className={styles.year}>
      <div className={calendarStyles.head}>
        <IconButton label={t('dates.previousYear')} size="medium" onClick={() => setYear(year - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <span className={calendarStyles.heading} aria-live="polite">
          {yearName}
        </span>
        <IconButton label={t('dates.nextYear')} size="medium" onClick={() => setYear(year + 1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <ListBox
        className={classNames(styles.spans, styles[unit])}
        aria-label={yearName}
        layout="grid"
        selectionMode="single"
        selectedKeys={spans.filter((span) => isSamePeriod(span, value)).map(({ from }) => from)}
        disabledKeys={spans.filter(isOut).map(({ from }) => from)}
        onSelectionChange={(keys) => pick([...keys][0])}
      >
        {spans.map((span, at) => (
          <ListBoxItem key={span.from} id={span.from} className={classNames(styles.span)} textValue={nameOf(at)}>
            {nameOf(at)}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
};

const today = () => new Date().toISOString();

const useSpanNames = (unit: PeriodYearProps['unit']) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  return (at: number) => (unit === 'quarter' ? t('dates.quarter', { number: at + 1 }) : formatMonthName(at + 1, tag));
};
