import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { groupOptions, isGroup, type Option } from './option-groups.ts';

/** Field with the browser's own list, which searches by typing and is the best one on a phone. */
export const SelectField = ({
  label,
  help,
  error,
  isOptional = false,
  options,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly Option[] }) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(tied) => (
      <div className={styles.select}>
        <select {...select} {...tied} className={styles.control}>
          {groupOptions(options).map((entry) =>
            isGroup(entry) ? (
              <optgroup key={entry.id} label={entry.label}>
                {entry.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(entry)
            ),
          )}
        </select>
        <ChevronDown size={20} aria-hidden />
      </div>
    )}
  </Field>
);

const toOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
