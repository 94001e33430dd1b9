import type { ReactNode } from 'react';
import styles from './control-box.module.css';

type ControlBoxProps = {
  id: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button inside the edge, after everything else. */
  action?: ReactNode;
  children: ReactNode;
};

/** One edge around an input and what stands beside it. */
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

/** For the input in the box, which has the edge in its place. */
export const boxedInput = styles.input;
