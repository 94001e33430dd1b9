import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../root.tsx';
import styles from './skip-link.module.css';

/** A jump inside the page, not a change of page: the router is left out of it. */
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
