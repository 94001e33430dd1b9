import { isLanguage, LANGUAGES, TAG_OF } from '@ieum/contract';
import { Check, Globe } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../kit/i18n/i18n.ts';
import { LANGUAGE_LABELS } from '../../kit/i18n/language-labels.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import headerStyles from './header.module.css';
import styles from './menu.module.css';

export const LanguageMenu = () => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  return (
    <MenuTrigger>
      <Button className={classNames(headerStyles.button)} aria-label={t('language')}>
        <Globe size={20} aria-hidden />
      </Button>
      <Popover className={classNames(styles.popover)} placement="bottom end">
        <Menu
          className={classNames(styles.menu)}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[name]}
          onAction={(key) => isLanguage(key) && changeLanguage(key)}
        >
          {LANGUAGES.map((language) => (
            <MenuItem
              key={language}
              id={language}
              className={classNames(styles.item)}
              textValue={LANGUAGE_LABELS[language]}
            >
              <span lang={TAG_OF[language]}>{LANGUAGE_LABELS[language]}</span>
              {language === name && <Check className={styles.check} size={16} aria-hidden />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
