import { LANGUAGES, TAG_OF } from '@ieum/contract';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../kit/language/i18n.ts';
import { LANGUAGE_LABELS } from '../../kit/language/labels.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Menu, MenuItem, MenuSection } from '../../kit/ui/popover/menu.tsx';
import styles from './header.module.css';

export const LanguageMenu = () => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  const trigger = (
    <button className={styles.button} type="button" aria-label={t('language')}>
      <Globe size={20} aria-hidden />
    </button>
  );
  return (
    <Menu trigger={trigger} placement="bottom end">
      <MenuSection title={t('language')} isTitleHidden selected={name}>
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            id={language}
            label={LANGUAGE_LABELS[language]}
            lang={TAG_OF[language]}
            onAction={() => changeLanguage(language)}
          />
        ))}
      </MenuSection>
    </Menu>
  );
};
