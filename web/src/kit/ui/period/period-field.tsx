import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { CalendarButton } from '../date/date-calendar-door.tsx';
import { useDateDraft } from '../date/date-draft.ts';
import { DateReading } from '../date/date-reading.tsx';
import type { DateLimits } from '../date/date-text.ts';
import { useDateWords } from '../date/date-words.ts';
import { boxedInput, ControlBox } from '../field/control-box.tsx';
import fieldStyles from '../field/field.module.css';
import { FieldError, FieldHelp, type FieldProps, OptionalMark } from '../field/field.tsx';
import styles from './period-field.module.css';
import { PeriodPicker } from './period-picker.tsx';
import { isSamePeriod, type Period } from './period-span.ts';

const LETTERS = 11;
const NONE: Period = { from: '', to: '' };

type PeriodFieldProps = FieldProps &
  DateLimits & {
    /** Two days, or `undefined` as long as one is missing or they are out of order. */
    value: Period | undefined;
    onChange: (value: Period | undefined) => void;
    disabled?: boolean | undefined;
  };

/** Field for a period from one day to another, both included. A month or a quarter can be picked at once. */
export const PeriodField = ({ label, help, error, isOptional = false, ...rest }: PeriodFieldProps) => {
  const { min, max, disabled = false } = rest;
  const { t } = useTranslation('ui');
  const id = useId();
  const words = useDateWords({ min, max });
  const { ends, change } = useEnds(rest);
  const [isOpen, setOpen] = useState(false);
  const from = useDateDraft({ min, max, value: ends.from, onChange: (iso) => change({ ...ends, from: iso }) });
  const to = useDateDraft({ min, max, value: ends.to, onChange: (iso) => change({ ...ends, to: iso }) });
  const reversed = isReversed(ends) ? t('dates.reversed') : undefined;
  const problem = words.sentenceOf(from.problem ? from : to) ?? reversed ?? error;
  const pick = (period: Period) => {
    change(period);
    setOpen(false);
  };
  const shared = {
    className: boxedInput,
    inputMode: words.inputMode,
    autoComplete: 'off',
    size: LETTERS,
    disabled,
    required: !isOptional,
    'aria-describedby': problem && `${id}-error`,
  } as const;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields are
    <div
      className={fieldStyles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={help && `${id}-help`}
    >
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
        {isOptional && <OptionalMark />}
      </span>
      <FieldHelp id={id} help={help} />
      <ControlBox
        id={id}
        action={
          <CalendarButton label={t('dates.open', { label })} isOpen={isOpen} setOpen={setOpen} disabled={disabled}>
            <PeriodPicker label={label} value={ends} min={min} max={max} onPick={pick} />
          </CalendarButton>
        }
      >
        <input
          {...shared}
          className={classNames(boxedInput, styles.from)}
          aria-label={t('dates.from')}
          aria-invalid={from.problem !== undefined || reversed !== undefined || error !== undefined}
          placeholder={words.placeholder}
          value={from.text}
          onChange={({ target }) => from.type(target.value)}
          onBlur={from.settle}
        />
        <span className={styles.dash} aria-hidden>
          –
        </span>
        <input
          {...shared}
          aria-label={t('dates.to')}
          aria-invalid={to.problem !== undefined || reversed !== undefined || error !== undefined}
          value={to.text}
          onChange={({ target }) => to.type(target.value)}
          onBlur={to.settle}
        />
      </ControlBox>
      <DateReading text={[from, to].map(({ readings }) => words.readingOf(readings)).find(Boolean) ?? ''} />
      <FieldError id={id} error={problem} />
    </div>
  );
};

const isReversed = ({ from, to }: Period) => from !== '' && to !== '' && from > to;

/** Holds the two ends as typed and reports the period, or `undefined` while they form none. */
const useEnds = ({ value, onChange }: Pick<PeriodFieldProps, 'value' | 'onChange'>) => {
  const [held, setHeld] = useState({ ends: value ?? NONE, period: value });
  if (!isSamePeriod(held.period, value)) setHeld({ ends: value ?? NONE, period: value });

  const change = (ends: Period) => {
    const isWhole = ends.from !== '' && ends.to !== '' && !isReversed(ends);
    const period = isWhole ? ends : undefined;
    setHeld({ ends, period });
    if (!isSamePeriod(period, value)) onChange(period);
  };
  return { ends: held.ends, change };
};
