import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

const BARS = ['title', 'first', 'second', 'third', 'fourth'];

/** The place of a page that is on its way. */
export const Skeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {BARS.map((bar) => (
        <div key={bar} className={classNames(styles.bar, bar === 'title' && styles.title)} />
      ))}
    </div>
  );
};
