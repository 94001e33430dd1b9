import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { useOwnRef } from '../field/own-ref.ts';
import { useCharacterCount } from './character-count.ts';
import { CharacterCounter } from './character-counter.tsx';
import styles from './text-area.module.css';

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Counted, not enforced: a pasted text must not lose its end silently (S5.8). */
    maxLength?: number;
  };

export const TextArea = ({ label, help, error, isOptional = false, maxLength, ref, ...textarea }: TextAreaProps) => {
  const { t } = useTranslation();
  const own = useOwnRef(ref);
  const { count, isTyped, isOver } = useCharacterCount(own, maxLength);
  const hasCounter = maxLength !== undefined;
  const counter = (id: string) => <CharacterCounter id={id} count={count} max={maxLength ?? 0} isTyped={isTyped} />;

  return (
    <Field
      label={label}
      help={help}
      error={error ?? (isOver ? t('form.maxLength', { max: maxLength }) : undefined)}
      isOptional={isOptional}
      describedBy={[hasCounter && 'count']}
      aside={hasCounter && counter}
    >
      {(tied) => (
        <textarea {...textarea} {...tied} ref={own} className={classNames(fieldStyles.control, styles['text-area'])} />
      )}
    </Field>
  );
};
