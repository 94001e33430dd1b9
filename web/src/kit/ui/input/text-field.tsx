import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boxedInput, ControlBox } from '../field/control-box.tsx';
import styles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { useOwnRef } from '../field/own-ref.ts';
import { useCharacterCount } from './character-count.ts';
import { CharacterCounter } from './character-counter.tsx';
import { PasswordToggle } from './password-toggle.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Counted, not enforced: a pasted text must not lose its end silently (S5.8). */
    maxLength?: number;
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** A visible password must not reach a spelling service. */
const AS_IT_IS = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

export const TextField = ({
  label,
  help,
  error,
  isOptional = false,
  maxLength,
  prefix,
  suffix,
  type = 'text',
  ref,
  ...input
}: TextFieldProps) => {
  const { t } = useTranslation();
  const own = useOwnRef(ref);
  const { count, isTyped, isOver } = useCharacterCount(own, maxLength);
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const hasPrefix = Boolean(prefix);
  const hasSuffix = Boolean(suffix);
  const hasCounter = maxLength !== undefined;
  const counter = (id: string) => <CharacterCounter id={id} count={count} max={maxLength ?? 0} isTyped={isTyped} />;

  return (
    <Field
      label={label}
      help={help}
      error={error ?? (isOver ? t('form.maxLength', { max: maxLength }) : undefined)}
      isOptional={isOptional}
      describedBy={[hasPrefix && 'prefix', hasSuffix && 'suffix', hasCounter && 'count']}
      aside={hasCounter && counter}
    >
      {(tied) => {
        const shared = { ...input, ...tied, ref: own, type: isPassword && isShown ? 'text' : type };
        if (!isPassword && !hasPrefix && !hasSuffix) return <input {...shared} className={styles.control} />;
        const toggle = <PasswordToggle label={label} input={own} isShown={isShown} onChange={setShown} />;
        return (
          <ControlBox id={tied.id} prefix={prefix} suffix={suffix} action={isPassword && toggle}>
            <input {...shared} {...(isPassword && AS_IT_IS)} className={boxedInput} />
          </ControlBox>
        );
      }}
    </Field>
  );
};
