import { Factory, LayoutDashboard, type LucideIcon, ShieldCheck, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { factoryPaths } from '../../factory/factory.paths.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { appPaths } from '../app.paths.ts';
import styles from './sidebar.module.css';

type Item = { to: string; name: 'dashboard' | 'factory' | 'supplyChain' | 'admin'; icon: LucideIcon };

const ITEMS: Item[] = [
  { to: appPaths.dashboard(), name: 'dashboard', icon: LayoutDashboard },
  { to: factoryPaths.list(), name: 'factory', icon: Factory },
  { to: appPaths.supplyChain(), name: 'supplyChain', icon: Waypoints },
];
const ADMIN_ITEMS: Item[] = [...ITEMS, { to: appPaths.admin(), name: 'admin', icon: ShieldCheck }];

/** One and the same element at every width; the style sheet alone makes it icons, or a bar at the bottom (S2.10). */
export const Sidebar = () => {
  const { t } = useTranslation('shell');
  const { email, role } = useUser();
  const items = role === 'admin' ? ADMIN_ITEMS : ITEMS;
  return (
    <nav className={styles.sidebar} aria-label={t('nav.label')}>
      <div className={styles.who}>
        <span className={styles.badge}>{t(`role.${role}`)}</span>
        <span className={styles.email}>{email}</span>
      </div>
      <ul className={styles.links}>
        {items.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <NavLink className={classNames(styles.link)} to={to}>
              <Icon size={20} aria-hidden />
              <span className={styles.label}>{t(`nav.${name}`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
