import { useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

/** `isEnd`: marked only at exactly this address, not below it. */
type TabLink = { to: string; label: string; isEnd?: boolean };

/** Tabs that each have an address. A user can bookmark, send and go back to them. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: TabLink[] }) => {
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen: a user who arrives by an address must see the current tab.
  useLayoutEffect(() => {
    const here = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const seen = strip.current?.getBoundingClientRect();
    if (strip.current && here && seen && here.right > seen.right) strip.current.scrollLeft += here.right - seen.right;
  }, []);
  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {tabs.map(({ to, label: name, isEnd = false }) => (
        <NavLink key={to} className={classNames(styles.tab)} to={to} end={isEnd}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
};
