import type { ReactNode } from 'react';
import styles from './sign-up.module.css';

/**
 * Buttons at the end of a step. Pressing one must not blur a field: the field would show its error, and the button
 * would move away before the finger is lifted.
 */
export const StepActions = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
  <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);
