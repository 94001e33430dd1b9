import { type ComponentProps, type FocusEvent, Fragment, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../field/field.tsx';
import styles from './digit-boxes.module.css';
import { useDigitBoxes } from './use-digit-boxes.ts';

type DigitBoxesProps = FieldProps & {
  /** Sizes of the groups of boxes: `[3, 2, 5]`. */
  groups: number[];
  /** Digits from the first box on; an empty box before a filled one is a space. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  ref?: Ref<{ focus: () => void }>;
};

/** Field for a number written digit by digit. It is one stop for Tab; the arrows, Home and End move inside it. */
export const DigitBoxes = ({
  label,
  help,
  error,
  isOptional = false,
  groups,
  value,
  onChange,
  onBlur,
  disabled = false,
  autoComplete = 'off',
  ref,
}: DigitBoxesProps) => {
  const { t } = useTranslation('ui');
  const total = groups.reduce((sum, size) => sum + size, 0);
  const group = useRef<HTMLFieldSetElement>(null);
  const { stop, focusBox, boxOf } = useDigitBoxes(group, value, total, onChange);
  useImperativeHandle(ref, () => ({ focus: () => focusBox(stop) }));

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const box = (index: number, { id, ...tied }: { id: string; 'aria-invalid': boolean; required: boolean }) => (
    <input
      key={index}
      {...boxOf(index)}
      {...tied}
      // The label leads to the box in which typing goes on.
      id={index === stop ? id : undefined}
      className={styles.box}
      type="text"
      inputMode="numeric"
      autoComplete={index === 0 ? autoComplete : 'off'}
      disabled={disabled}
      aria-label={t('digits.box', { n: index + 1, total })}
    />
  );

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {({ 'aria-describedby': describedBy, ...tied }) => (
        <fieldset
          ref={group}
          className={styles.boxes}
          dir="ltr"
          aria-labelledby={`${tied.id}-label`}
          aria-describedby={describedBy}
          onBlur={leave}
        >
          {startsOf(groups).map(({ start, size }) => (
            <Fragment key={start}>
              {start > 0 && <span className={styles.dash} aria-hidden />}
              <span className={styles.group}>{Array.from({ length: size }, (_, at) => box(start + at, tied))}</span>
            </Fragment>
          ))}
        </fieldset>
      )}
    </Field>
  );
};

const startsOf = (groups: number[]) =>
  groups.map((size, at) => ({ size, start: groups.slice(0, at).reduce((sum, before) => sum + before, 0) }));
