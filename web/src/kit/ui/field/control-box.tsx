import type { ReactNode } from 'react';
import styles from './control-box.module.css';

type ControlBoxProps = {
  id: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Button inside the border, after everything else. */
  action?: ReactNode;
  children: ReactNode;
};

/** Draws one border around an input and its prefix, suffix and button. */
export const ControlBox = ({ id, prefix, suffix, action, children }: ControlBoxProps) => (
  <div className={styles.box}>
    {prefix && (
      <span className={styles.prefix} id={`${id}-prefix`}>
        {prefix}
      </span>
    )}
    {children}
    {suffix && (
      <span className={styles.suffix} id={`${id}-suffix`}>
        {suffix}
      </span>
    )}
    {action && <span className={styles.action}>{action}</span>}
  </div>
);

/** Class of the input in the box. The box has the border in its place. */
export const boxedInput = styles.input;
