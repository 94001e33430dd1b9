import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Option = { value: string; label: string };

/** The platform's own list: it searches by typing, and is the best one on a phone. */
export const SelectField = ({
  label,
  help,
  error,
  isOptional = false,
  options,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: Option[] }) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(tied) => (
      <div className={styles.select}>
        <select {...select} {...tied} className={styles.control}>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden />
      </div>
    )}
  </Field>
);
