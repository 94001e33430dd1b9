import { isLanguage, LANGUAGES, TAG_OF } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../language/i18n.ts';
import { LANGUAGE_LABELS } from '../../language/labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import { classNames } from '../class-names.ts';
import styles from '../field/field.module.css';

/** Chooses the language on pages for which the menu of the shell would be too much to load. */
export const LanguageSelect = () => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  return (
    <select
      className={classNames(styles.control, styles.small)}
      aria-label={t('language')}
      value={name}
      onChange={({ target }) => isLanguage(target.value) && changeLanguage(target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={TAG_OF[language]}>
          {LANGUAGE_LABELS[language]}
        </option>
      ))}
    </select>
  );
};
