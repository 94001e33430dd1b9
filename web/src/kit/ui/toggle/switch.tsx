import type { ComponentProps } from 'react';
import styles from './switch.module.css';
import { TickRow, type TickRowProps } from './tick-row.tsx';

/** Control for a setting that takes effect at once; in a form that is sent later, use a checkbox. */
export const Switch = ({ label, help, error, ...input }: TickRowProps & Omit<ComponentProps<'input'>, 'type'>) => (
  <TickRow label={label} help={help} error={error} isDisabled={input.disabled}>
    {(tied) => (
      // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says itself whether it is checked
      <input {...input} {...tied} type="checkbox" role="switch" className={styles.switch} />
    )}
  </TickRow>
);
