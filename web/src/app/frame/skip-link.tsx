import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../root.tsx';
import styles from './skip-link.module.css';

/** Jumps inside the page. It does not change the page, so it bypasses the router. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a
      className={styles.skip}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
};
