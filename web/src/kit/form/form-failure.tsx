import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-failure.module.css';

/** Says why a form was refused. The element is always there, so that a screen reader reads a text that appears. */
export const FormFailure = ({ children }: { children: ReactNode }) => (
  <div className={styles.failure} role="alert">
    {children && <TriangleAlert size={20} aria-hidden />}
    {children}
  </div>
);
