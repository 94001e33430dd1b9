import type { ReactNode } from 'react';
import styles from './sign-up.module.css';

/**
 * The buttons at the end of a step. Pressing one must not take the focus from a field: the field would show what is
 * wrong with it, and the button would have moved away before the finger is lifted.
 */
export const StepActions = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
  <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);
