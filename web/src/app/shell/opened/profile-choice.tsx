import { NO_NAMES } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { Building2, CircleHelp, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOptionalProfile, useSignOut, useUser } from '../../../account/account.queries.ts';
import { Avatar } from '../../../account/profile/avatar.tsx';
import { useNames } from '../../../kit/language/use-names.ts';
import { THEMES } from '../../../kit/theme.ts';
import type { Opened } from '../../../kit/ui/popover/late-opener.tsx';
import { MenuItem, MenuLine, MenuSection, OpenedMenu } from '../../../kit/ui/popover/menu.tsx';
import { useTheme } from '../../../kit/use-theme.ts';
import styles from './menu.module.css';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

export const ProfileChoice = (opened: Opened) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { name, email, role } = useUser();
  const own = useOptionalProfile()?.company;
  const company = useNames().nameOf(own ?? NO_NAMES);
  const { theme, choose } = useTheme();
  const who = (
    <span className={styles.who}>
      <Avatar size="medium" />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{email}</span>
        {company && <span>{company}</span>}
      </span>
    </span>
  );

  return (
    <OpenedMenu {...opened} label={t('profile.label')}>
      <MenuSection title={t('profile.account')} heading={who}>
        <MenuItem icon={UserRound} label={t('profile.account')} onAction={() => navigate(accountPaths.profile())} />
        {role !== 'admin' && (
          <MenuItem icon={Building2} label={t('profile.company')} onAction={() => navigate(companyPaths.profile())} />
        )}
        <MenuItem icon={CircleHelp} label={t('profile.help')} onAction={() => navigate(dashboardPaths.help())} />
      </MenuSection>
      <MenuLine />
      <MenuSection title={t('theme.title')} selected={theme}>
        {THEMES.map((wish) => (
          <MenuItem
            key={wish}
            id={wish}
            icon={THEME_ICONS[wish]}
            label={t(`theme.${wish}`)}
            onAction={() => choose(wish)}
          />
        ))}
      </MenuSection>
      <MenuLine />
      <MenuItem icon={LogOut} label={t('profile.signOut')} onAction={() => signOut.mutate()} />
    </OpenedMenu>
  );
};
