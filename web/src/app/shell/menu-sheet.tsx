import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSignOut, useUser } from '../../account/account.queries.ts';
import { helpPartOf } from '../../dashboard/help/help-parts.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { useModalDialog } from '../../kit/ui/dialog/modal-dialog.ts';
import styles from './menu-sheet.module.css';
import { NavCount } from './nav-count.tsx';
import { countOf } from './nav-group.tsx';
import { addressOf, type NavGroup, type spotOf } from './nav-pages.ts';
import type { TaskCounts } from './use-task-counts.ts';
import { WhoIsHere } from './who.tsx';

type MenuSheetProps = {
  groups: NavGroup[];
  spot: ReturnType<typeof spotOf>;
  counts: TaskCounts;
  onClose: () => void;
};

/** Holds on a phone everything that the sidebar holds elsewhere: who is signed in and all pages. */
export const MenuSheet = ({ groups, spot, counts, onClose }: MenuSheetProps) => {
  const { t } = useTranslation('shell');
  const { t: tCommon } = useTranslation();
  const dialog = useModalDialog(onClose);
  const linkTo = (to: string, label: string, isCurrent = false, count?: ReactNode) => (
    <li key={to + label}>
      <Link className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
        <span>{label}</span>
        {count}
      </Link>
    </li>
  );
  return (
    <dialog {...dialog} className={styles.dialog} aria-label={t('nav.menu')}>
      <div className={styles.sheet}>
        <WhoIsHere />
        {groups.map(({ name, to, pages }) => {
          const isHere = spot?.group.name === name;
          const own = linkTo(to, t(`nav.${name}`), isHere && !spot?.page);
          return (
            <Part key={name} title={t(`nav.${name}`)}>
              {pages.some((page) => page.to === to) ? null : own}
              {pages.map((page) => {
                const number = countOf(page, counts);
                const count = <NavCount count={number} isQuiet={page.isQuiet} />;
                return linkTo(addressOf(page, number), t(`nav.page.${page.name}`), spot?.page === page, count);
              })}
            </Part>
          );
        })}
        <Account linkTo={linkTo} />
        {/* The last element, so that the focus starts in the content. */}
        <IconButton className={styles.close} label={tCommon('close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </dialog>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.part}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
};

const Account = ({ linkTo }: { linkTo: (to: string, label: string) => ReactNode }) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const isOperator = useUser().role === 'admin';
  return (
    <Part title={t('profile.label')}>
      {linkTo(accountPaths.profile(), t('profile.account'))}
      {!isOperator && linkTo(companyPaths.profile(), t('profile.company'))}
      {linkTo(dashboardPaths.help(helpPartOf(pathname)), t('profile.help'))}
      <li>
        <button className={styles.link} type="button" onClick={() => signOut.mutate()}>
          {t('profile.signOut')}
        </button>
      </li>
    </Part>
  );
};
