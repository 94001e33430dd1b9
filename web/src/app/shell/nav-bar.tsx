import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { MenuSheet } from './menu-sheet.tsx';
import styles from './nav-bar.module.css';
import { NavGroupItem } from './nav-group.tsx';
import { useNavLook } from './nav-look.ts';
import { navGroups, spotOf } from './nav-pages.ts';
import { useTaskCounts } from './use-task-counts.ts';
import { WhoIsHere } from './who.tsx';

/** The navigation of every page: one element, with words, with icons, or as a bar at the bottom (S2.10). */
export const NavBar = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { look, canFold, fold } = useNavLook();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const counts = useTaskCounts();
  const groups = navGroups(useUser().role);
  const spot = spotOf(groups, pathname);
  const Fold = look === 'full' ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav className={styles.sidebar} data-look={look} aria-label={t('nav.label')}>
      {look === 'full' && (
        <div className={styles.who}>
          <WhoIsHere />
        </div>
      )}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <NavGroupItem key={group.name} group={group} look={look} spot={spot} counts={counts} />
        ))}
        {look === 'bar' && (
          <li>
            <button
              className={styles.link}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <Menu size={22} aria-hidden />
              <span className={styles.short}>{t('nav.menu')}</span>
            </button>
          </li>
        )}
      </ul>
      {canFold && (
        <button
          className={styles.fold}
          type="button"
          onClick={() => fold(look === 'full')}
          {...(look === 'rail' && { title: t('nav.unfold') })}
        >
          <Fold size={18} aria-hidden />
          <span className={look === 'full' ? undefined : 'visually-hidden'}>
            {t(look === 'full' ? 'nav.fold' : 'nav.unfold')}
          </span>
        </button>
      )}
      {look === 'bar' && isMenuOpen && (
        <MenuSheet groups={groups} spot={spot} counts={counts} onClose={() => setMenuOpen(false)} />
      )}
    </nav>
  );
};
