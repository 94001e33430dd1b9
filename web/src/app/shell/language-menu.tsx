import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LateOpener } from '../../kit/ui/popover/late-opener.tsx';
import styles from './header.module.css';

const load = async () => (await import('./opened/opened-menus.ts')).LanguageChoice;

export const LanguageMenu = () => {
  const { t } = useTranslation();
  return (
    <LateOpener opens="menu" label={t('language')} className={styles.button} load={load}>
      <Globe size={20} aria-hidden />
    </LateOpener>
  );
};
