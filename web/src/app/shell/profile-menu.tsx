import { Check, CircleUserRound, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountPaths } from '../../account/account.paths.ts';
import { useSignOut, useUser } from '../../account/account.queries.ts';
import { chooseTheme, readTheme, THEMES, type Theme } from '../../kit/theme.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import headerStyles from './header.module.css';
import styles from './menu.module.css';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

export const ProfileMenu = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { name, email } = useUser();
  const [theme, setTheme] = useState(readTheme);
  const choose = (wish: Theme) => {
    chooseTheme(wish);
    setTheme(wish);
  };

  return (
    <MenuTrigger>
      <Button className={classNames(headerStyles.button)} aria-label={t('profile.label')}>
        <CircleUserRound size={24} aria-hidden />
      </Button>
      <Popover className={classNames(styles.popover)} placement="bottom end">
        <Menu className={classNames(styles.menu)}>
          <MenuSection aria-label={t('profile.account')}>
            <Header className={styles.who}>
              <strong>{name}</strong>
              <span>{email}</span>
            </Header>
            <MenuItem className={classNames(styles.item)} onAction={() => navigate(accountPaths.profile())}>
              <UserRound size={16} aria-hidden />
              {t('profile.account')}
            </MenuItem>
          </MenuSection>
          <Separator className={classNames(styles.separator)} />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            aria-label={t('theme.title')}
          >
            <Header className={styles.heading}>{t('theme.title')}</Header>
            {THEMES.map((wish) => {
              const Icon = THEME_ICONS[wish];
              return (
                <MenuItem key={wish} id={wish} className={classNames(styles.item)} onAction={() => choose(wish)}>
                  <Icon size={16} aria-hidden />
                  {t(`theme.${wish}`)}
                  {wish === theme && <Check className={styles.check} size={16} aria-hidden />}
                </MenuItem>
              );
            })}
          </MenuSection>
          <Separator className={classNames(styles.separator)} />
          <MenuItem className={classNames(styles.item)} onAction={() => signOut.mutate()}>
            <LogOut size={16} aria-hidden />
            {t('profile.signOut')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
