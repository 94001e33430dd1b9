import type { Ref } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { TabCount } from './tab-count.tsx';
import styles from './tabs.module.css';

export type TabLink = {
  to: string;
  label: string;
  count?: number | undefined;
  /** Marked only at exactly this address, not below it. */
  isEnd?: boolean;
  /** Whether it is marked, if the path alone does not tell. */
  isOpen?: boolean;
};

type TabLinksProps = {
  label: string;
  tabs: readonly TabLink[];
  /** `line`: on the line of a page's title. `panel`: one below the other, opened by a button. */
  look?: 'strip' | 'line' | 'panel';
  id?: string;
  ref?: Ref<HTMLElement>;
  onFollow?: () => void;
};

export const isTabOpen = ({ to, isEnd = false, isOpen }: TabLink, pathname: string) =>
  isOpen ?? matchPath({ path: to.replace(/[?#].*/, ''), end: isEnd }, pathname) !== null;

/** Tabs that each have an address. A user can bookmark, send and go back to them. */
export const TabLinks = ({ label, tabs, look = 'strip', id, ref, onFollow }: TabLinksProps) => {
  const { pathname } = useLocation();
  return (
    <nav className={styles[look]} id={id} ref={ref} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={classNames(styles.tab)}
          to={tab.to}
          aria-current={isTabOpen(tab, pathname) ? 'page' : undefined}
          onClick={onFollow}
        >
          {tab.label}
          {tab.count !== undefined && <TabCount count={tab.count} />}
        </Link>
      ))}
    </nav>
  );
};
