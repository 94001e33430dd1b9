import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './nav-count.module.css';

type NavCountProps = { count: number; isQuiet?: boolean | undefined; isOnIcon?: boolean };

/** Number beside a link: a pill for what waits for the user, grey for what is only worth knowing. */
export const NavCount = ({ count, isQuiet = false, isOnIcon = false }: NavCountProps) => {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <>
      <span className="visually-hidden">{` (${t(isQuiet ? 'nav.noted' : 'nav.waiting', { count })})`}</span>
      <span
        className={classNames(styles.count, isQuiet && styles.quiet, isOnIcon && styles.onIcon)}
        data-count={count}
        aria-hidden
      />
    </>
  );
};
