import { parseDate } from '@internationalized/date';
import { type Ref, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { boxedInput, ControlBox } from '../field/control-box.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import styles from './date-calendar.module.css';
import { CalendarPage, limitsOf } from './date-calendar.tsx';
import { CalendarButton } from './date-calendar-door.tsx';
import { useDateDraft } from './date-draft.ts';
import { DateReading } from './date-reading.tsx';
import type { DateLimits } from './date-text.ts';
import { useDateWords } from './date-words.ts';

const LETTERS = 14;

type DateFieldProps = FieldProps &
  DateLimits & {
    /** `2026-11-15`, or '' for none. A typed text that is not a date, or is out of bounds, counts as none. */
    value: string;
    onChange: (value: string) => void;
    disabled?: boolean | undefined;
    name?: string;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * Field for a day that is typed, pasted or picked. It is a plain input: a user can copy from it, dictate into it and
 * correct it in the middle.
 */
export const DateField = ({ label, help, error, isOptional = false, ...rest }: DateFieldProps) => {
  const { value, onChange, min, max, disabled = false, name, onBlur, ref } = rest;
  const { t } = useTranslation('ui');
  const words = useDateWords({ min, max });
  const draft = useDateDraft(rest);
  const [isOpen, setOpen] = useState(false);
  const pick = (iso: string) => {
    onChange(iso);
    setOpen(false);
  };
  const leave = () => {
    draft.settle();
    onBlur?.();
  };

  return (
    <Field label={label} help={help} error={words.sentenceOf(draft) ?? error} isOptional={isOptional}>
      {(tied) => (
        <>
          <ControlBox
            id={tied.id}
            action={
              <CalendarButton label={t('dates.open', { label })} isOpen={isOpen} setOpen={setOpen} disabled={disabled}>
                <Calendar
                  className={classNames(styles.calendar)}
                  aria-label={label}
                  autoFocus
                  value={value ? parseDate(value) : null}
                  {...limitsOf({ min, max })}
                  onChange={(day) => pick(day.toString())}
                >
                  <CalendarPage />
                </Calendar>
              </CalendarButton>
            }
          >
            <input
              {...tied}
              className={boxedInput}
              type="text"
              inputMode={words.inputMode}
              autoComplete="off"
              size={LETTERS}
              placeholder={words.placeholder}
              value={draft.text}
              disabled={disabled}
              onChange={({ target }) => draft.type(target.value)}
              onBlur={leave}
              {...(ref && { ref })}
            />
            {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
          </ControlBox>
          <DateReading text={words.readingOf(draft.readings)} />
        </>
      )}
    </Field>
  );
};
