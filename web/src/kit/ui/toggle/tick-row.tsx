import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field.tsx';
import styles from './tick-row.module.css';

export type TickRowProps = { label: string; help?: string | undefined; error?: string | undefined };

type Tied = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Shows the control and its label beside it; the whole label can be pressed. */
export const TickRow = ({
  label,
  help,
  error,
  isDisabled = false,
  children,
}: TickRowProps & { isDisabled?: boolean | undefined; children: (tied: Tied) => ReactNode }) => {
  const id = useId();
  const pieces = classNames(help && `${id}-help`, error && `${id}-error`);
  return (
    <div className={classNames(styles.row, isDisabled && styles.disabled)}>
      <label className={styles.label} htmlFor={id}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': pieces || undefined })}
        <span>{label}</span>
      </label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
};
