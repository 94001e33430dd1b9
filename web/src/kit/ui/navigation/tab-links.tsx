import { NavLink } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

/** `isEnd`: marked only at exactly this address, not below it. */
type TabLink = { to: string; label: string; isEnd?: boolean };

/** Tabs that each have an address. A user can bookmark, send and go back to them. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: TabLink[] }) => (
  <nav className={styles.strip} aria-label={label}>
    {tabs.map(({ to, label: name, isEnd = false }) => (
      <NavLink key={to} className={classNames(styles.tab)} to={to} end={isEnd}>
        {name}
      </NavLink>
    ))}
  </nav>
);
