import { type ComponentProps, useEffect } from 'react';
import { useOwnRef } from '../field/own-ref.ts';
import styles from './checkbox.module.css';
import { TickRow, type TickRowProps } from './tick-row.tsx';

type CheckboxProps = TickRowProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Shows that some of the items that it represents are ticked, but not all. */
    isIndeterminate?: boolean;
  };

export const Checkbox = ({ label, help, error, isIndeterminate = false, ref, ...input }: CheckboxProps) => {
  const own = useOwnRef(ref);
  // Runs after every render, because the browser resets it at each click.
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  return (
    <TickRow label={label} help={help} error={error} isDisabled={input.disabled}>
      {(tied) => <input {...input} {...tied} ref={own} type="checkbox" className={styles.box} />}
    </TickRow>
  );
};
