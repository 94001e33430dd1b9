import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import { useOpening } from '../../kit/ui/navigation/use-opening.ts';
import styles from './nav-bar.module.css';
import { NavCount } from './nav-count.tsx';
import type { NavLook } from './nav-look.ts';
import { addressOf, type NavGroup, type NavPage, type spotOf } from './nav-pages.ts';
import type { TaskCounts } from './use-task-counts.ts';

type NavGroupItemProps = {
  group: NavGroup;
  look: NavLook;
  /** Where the open page belongs. */
  spot: ReturnType<typeof spotOf>;
  counts: TaskCounts;
};

/** How many tasks a page has; the list of all tasks has all of them. */
export const countOf = ({ name, tasks = [] }: NavPage, counts: TaskCounts) =>
  name === 'todo' ? counts.all : counts.of(tasks);

/** One of the links of S2.9 with its pages. Beside icons they are in a flyout, in the bar they are in the menu. */
export const NavGroupItem = ({ group, look, spot, counts }: NavGroupItemProps) => {
  const { t } = useTranslation('shell');
  const { icon: Icon, name, to, pages } = group;
  const flyout = useFlyout(look === 'rail');
  const isHere = spot?.group.name === name;
  const isPage = isHere && !spot?.page;
  const isOnIcon = look !== 'full';
  // Without the words of the pages, the icon alone says where the user is.
  const isMarked = isHere && isOnIcon ? 'true' : undefined;
  return (
    <li {...flyout.events} ref={flyout.place} data-open={flyout.isOpen || undefined}>
      <Link
        className={classNames(styles.link, styles.top)}
        to={to}
        aria-current={isPage ? 'page' : isMarked}
        onClick={flyout.onTap}
      >
        <Icon size={look === 'bar' ? 22 : 20} aria-hidden />
        <span className={isOnIcon ? 'visually-hidden' : undefined}>{t(`nav.${name}`)}</span>
        {look === 'bar' && (
          <span className={styles.short} aria-hidden>
            {t(`nav.short.${name}`)}
          </span>
        )}
        {isOnIcon && name === 'dashboard' && <NavCount count={counts.all} isOnIcon />}
      </Link>
      {look !== 'bar' && (look === 'full' ? pages.length > 0 : flyout.isOpen) && (
        <ul className={styles.pages} data-title={t(`nav.${name}`)}>
          {pages.map((page) => (
            <li key={page.name}>
              <Link
                className={styles.link}
                to={addressOf(page, countOf(page, counts))}
                aria-current={spot?.page === page ? 'page' : undefined}
                onClick={flyout.close}
              >
                <span>{t(`nav.page.${page.name}`)}</span>
                <NavCount count={countOf(page, counts)} isQuiet={page.isQuiet} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const FINGERS = ['touch', 'pen'];

/** Opens the pages of a group by hover, by keyboard focus, or by the first tap; a second tap follows the link. */
const useFlyout = (isNeeded: boolean) => {
  const { place, isOpen, open, close } = useOpening<HTMLLIElement>();
  const isMouse = (event: PointerEvent) => isNeeded && event.pointerType === 'mouse';
  return {
    place,
    isOpen: isNeeded && isOpen,
    close,
    events: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && open(),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && close(),
      onFocus: ({ target }: FocusEvent) => isNeeded && target.matches(':focus-visible') && open(),
    },
    onTap: (event: MouseEvent) => {
      const { nativeEvent } = event;
      const isTap = 'pointerType' in nativeEvent && FINGERS.includes(String(nativeEvent.pointerType));
      if (!isNeeded || !isTap || isOpen) return;
      event.preventDefault();
      open();
    },
  };
};
