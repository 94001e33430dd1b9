import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldError, FieldHelp, type FieldProps, OptionalMark } from '../field/field.tsx';
import styles from './radio-group.module.css';
import { TickRow } from './tick-row.tsx';

type RadioOption = { value: string; label: string; help?: string; isDisabled?: boolean };

type RadioGroupProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked'> & {
    options: RadioOption[];
    /** Side by side, for short labels. */
    isRow?: boolean;
  };

/** The browser's radio buttons: one stop for Tab, and the arrows choose. */
export const RadioGroup = ({
  label,
  help,
  error,
  isOptional = false,
  options,
  isRow = false,
  name,
  value,
  defaultValue,
  disabled,
  ...input
}: RadioGroupProps) => {
  const id = useId();
  const isChosen = (option: RadioOption) => ({
    ...(value !== undefined && { checked: option.value === value }),
    ...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue }),
  });

  return (
    <fieldset
      className={classNames(fieldStyles.field, styles.group)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be required or invalid
      role="radiogroup"
      disabled={disabled}
      aria-required={!isOptional}
      aria-invalid={error !== undefined}
      aria-describedby={classNames(help && `${id}-help`, error && `${id}-error`) || undefined}
    >
      <legend className={classNames(fieldStyles.label, styles.legend)}>
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      <FieldHelp id={id} help={help} />
      <div className={isRow ? styles.row : styles.column}>
        {options.map((option) => (
          <TickRow
            key={option.value}
            label={option.label}
            help={option.help}
            isDisabled={disabled || option.isDisabled}
          >
            {(tied) => (
              <input
                {...input}
                {...tied}
                {...isChosen(option)}
                type="radio"
                className={styles.radio}
                name={name ?? id}
                value={option.value}
                disabled={option.isDisabled}
              />
            )}
          </TickRow>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
