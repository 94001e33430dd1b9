import { LANGUAGES, TAG_OF } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../kit/language/i18n.ts';
import { LANGUAGE_LABELS } from '../../../kit/language/labels.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import type { Opened } from '../../../kit/ui/popover/late-opener.tsx';
import { MenuItem, MenuSection, OpenedMenu } from '../../../kit/ui/popover/menu.tsx';

export const LanguageChoice = (opened: Opened) => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  return (
    <OpenedMenu {...opened} label={t('language')}>
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
    </OpenedMenu>
  );
};
