import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { boxedInput, ControlBox } from '../field/control-box.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { useOwnRef } from '../field/own-ref.ts';
import { type NumberRules, useNumberText } from './use-number-text.ts';

type NumberFieldProps = FieldProps &
  NumberRules &
  Omit<ComponentProps<'input'>, keyof NumberRules | 'type' | 'defaultValue'>;

/** Wide enough for a billion with its separators. */
const SIZE = 14;
const KEY_STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Field for a number. The typed text stays as it is until the field loses the focus; then a number is formatted in its
 * language, and any other text stays.
 */
export const NumberField = ({
  label,
  help,
  error,
  isOptional = false,
  value,
  onChange,
  unit,
  min,
  max,
  step,
  size = SIZE,
  onFocus,
  onBlur,
  ref,
  ...input
}: NumberFieldProps) => {
  const own = useOwnRef(ref);
  const { text, type, begin, end, move, problem } = useNumberText(own, { value, onChange, unit, min, max, step });
  const isFixed = input.readOnly || input.disabled;
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    if (!isFixed) begin();
    onFocus?.(event);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    end();
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined || isFixed) return;
    event.preventDefault();
    move(steps);
  };

  return (
    <Field
      label={label}
      help={help}
      error={error ?? problem}
      isOptional={isOptional}
      describedBy={[unit !== undefined && 'suffix']}
    >
      {(tied) => (
        <ControlBox id={tied.id} suffix={unit}>
          <input
            autoComplete="off"
            // The number pad of a phone may have no minus.
            inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
            {...input}
            {...tied}
            ref={own}
            type="text"
            role="spinbutton"
            size={size}
            className={boxedInput}
            value={text}
            onChange={({ target }) => type(target.value)}
            onFocus={focus}
            onBlur={blur}
            onKeyDown={press}
            aria-valuenow={Number.isFinite(value) ? (value ?? undefined) : undefined}
            aria-valuetext={text === '' ? undefined : classNames(text, unit)}
            aria-valuemin={min}
            aria-valuemax={max}
          />
        </ControlBox>
      )}
    </Field>
  );
};
