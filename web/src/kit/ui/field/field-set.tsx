import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError, FieldHelp, type FieldProps, OptionalMark } from './field.tsx';
import setStyles from './field-set.module.css';

type FieldSetProps = FieldProps & { children: ReactNode };

/** Several controls that answer one question, with its label, help and error. */
export const FieldSet = ({ label, help, error, isOptional = false, children }: FieldSetProps) => {
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.field, setStyles.set)}
      aria-describedby={classNames(help && `${id}-help`, error && `${id}-error`) || undefined}
    >
      <legend className={styles.label}>
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
