import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

export const TextField = ({
  label,
  help,
  error,
  isOptional = false,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(tied) => <input type="text" {...input} {...tied} className={styles.control} />}
  </Field>
);
