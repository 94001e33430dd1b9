import { type ComponentProps, useEffect } from 'react';
import { useOwnRef } from '../field/own-ref.ts';
import styles from './checkbox.module.css';
import { TickRow, type TickRowProps } from './tick-row.tsx';

type CheckboxProps = TickRowProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Some of what it stands for is ticked, but not all. */
    isIndeterminate?: boolean;
  };

export const Checkbox = ({ label, help, error, isIndeterminate = false, ref, ...input }: CheckboxProps) => {
  const own = useOwnRef(ref);
  // After every drawing: the browser takes it back at each click.
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  return (
    <TickRow label={label} help={help} error={error} isDisabled={input.disabled}>
      {(tied) => <input {...input} {...tied} ref={own} type="checkbox" className={styles.box} />}
    </TickRow>
  );
};
