import type { ComponentProps } from 'react';
import styles from './switch.module.css';
import { TickRow, type TickRowProps } from './tick-row.tsx';

/** For what takes effect at once; where a form is sent later, a checkbox says so better. */
export const Switch = ({ label, help, error, ...input }: TickRowProps & Omit<ComponentProps<'input'>, 'type'>) => (
  <TickRow label={label} help={help} error={error} isDisabled={input.disabled}>
    {(tied) => (
      // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says itself whether it is checked
      <input {...input} {...tied} type="checkbox" role="switch" className={styles.switch} />
    )}
  </TickRow>
);
