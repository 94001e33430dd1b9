import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './nav-bar.module.css';

/** `isEnd`: marked only at exactly this address, not below it. */
type NavItem = { to: string; label: string; icon: LucideIcon; isEnd?: boolean };

/** The same element at every width; only the style sheet turns it into icons, or into a bar at the bottom (S2.10). */
export const NavBar = ({ label, items }: { label: string; items: NavItem[] }) => {
  const { t } = useTranslation('shell');
  const { email, role } = useUser();
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <div className={styles.who}>
        <span className={styles.badge}>{t(`role.${role}`)}</span>
        <span className={styles.email}>{email}</span>
      </div>
      <ul className={styles.links}>
        {items.map(({ to, label: name, icon: Icon, isEnd = false }) => (
          <li key={to}>
            <NavLink className={classNames(styles.link)} to={to} end={isEnd}>
              <Icon size={20} aria-hidden />
              <span className={styles.label}>{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
