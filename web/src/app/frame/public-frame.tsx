import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LanguageSelect } from '../../kit/ui/select/language-select.tsx';
import { MAIN_ID } from '../root.tsx';
import { Footer } from './footer.tsx';
import styles from './public-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** Frame around every page that needs no session. */
export const PublicFrame = ({ children }: { children?: ReactNode }) => (
  <div className={styles.frame}>
    <SkipLink />
    <header className={styles.header}>
      <Wordmark />
      <LanguageSelect />
    </header>
    <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
      {children ?? <Outlet />}
    </main>
    <Footer />
  </div>
);
