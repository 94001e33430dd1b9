import { useLayoutEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import { ToastArea } from '../kit/ui/toast/toast-area.tsx';
import styles from './root.module.css';

export const MAIN_ID = 'main';

export const Root = () => {
  useFocusOnNewPage();
  return (
    <>
      <Outlet />
      <ToastArea />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
};

const FIRST_KEY = 'default';

/**
 * Returns the key of a scroll position. The first page of every visit has the same key, so the address distinguishes
 * these; otherwise such a page could open half-way down.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === FIRST_KEY ? pathname + search : key);

export const RootLoading = () => (
  <main className={styles.loading}>
    <Skeleton />
  </main>
);

/**
 * Moves the focus to the content after a change of page, so that the keyboard and the screen reader do not stay at the
 * link of the old page. It runs before the effects of the page, so a page that focuses a field of its own keeps that.
 */
const useFocusOnNewPage = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
};
