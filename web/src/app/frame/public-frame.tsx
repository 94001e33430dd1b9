import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import { LanguageSwitch } from '../../kit/ui/popover/language-switch.tsx';
import { MAIN_ID } from '../root.tsx';
import { Footer } from './footer.tsx';
import styles from './public-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** Frame around every page that needs no session. The header of an entry page says what the product is for. */
export const PublicFrame = ({ isEntry = false, children }: { isEntry?: boolean; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.frame, isEntry && styles.entry)}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.intro}>
          <Wordmark />
          {isEntry && <p className={styles.purpose}>{t('purpose')}</p>}
        </div>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
};
