import { useTranslation } from 'react-i18next';
import { Avatar } from '../../account/profile/avatar.tsx';
import { LateOpener } from '../../kit/ui/popover/late-opener.tsx';
import styles from './header.module.css';

const load = async () => (await import('./opened/opened-menus.ts')).ProfileChoice;

export const ProfileMenu = () => {
  const { t } = useTranslation('shell');
  return (
    <LateOpener opens="menu" label={t('profile.label')} className={styles.button} load={load}>
      <Avatar />
    </LateOpener>
  );
};
