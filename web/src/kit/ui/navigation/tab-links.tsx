import type { Ref } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../class-names.ts';
import { TabCount } from './tab-count.tsx';
import styles from './tabs.module.css';

/** `isEnd`: marked only at exactly this address, not below it. */
export type TabLink = { to: string; label: string; count?: number | undefined; isEnd?: boolean };

type TabLinksProps = {
  label: string;
  tabs: readonly TabLink[];
  /** `line`: on the line of a page's title. `panel`: one below the other, opened by a button. */
  look?: 'strip' | 'line' | 'panel';
  id?: string;
  ref?: Ref<HTMLElement>;
  onFollow?: () => void;
};

/** Tabs that each have an address. A user can bookmark, send and go back to them. */
export const TabLinks = ({ label, tabs, look = 'strip', id, ref, onFollow }: TabLinksProps) => (
  <nav className={styles[look]} id={id} ref={ref} aria-label={label}>
    {tabs.map(({ to, label: name, count, isEnd = false }) => (
      <NavLink key={to} className={classNames(styles.tab)} to={to} end={isEnd} onClick={onFollow}>
        {name}
        {count !== undefined && <TabCount count={count} />}
      </NavLink>
    ))}
  </nav>
);
