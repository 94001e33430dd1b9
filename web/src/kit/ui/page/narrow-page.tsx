import type { ComponentProps } from 'react';
import styles from './page.module.css';
import { Page } from './page.tsx';

/** Page with a single short form, in the middle of the window. */
export const NarrowPage = (props: ComponentProps<typeof Page>) => (
  <div className={styles.narrow}>
    <Page {...props} />
  </div>
);
