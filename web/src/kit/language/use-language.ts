import { DEFAULT_LANGUAGE, languageOf, TAG_OF } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/**
 * Returns the name for the outside and the tag for `Intl`. A component that uses it is drawn again when the language
 * changes.
 */
export const useLanguage = () => {
  const { i18n } = useTranslation();
  const name = languageOf(i18n.language ?? '') ?? DEFAULT_LANGUAGE;
  return { name, tag: TAG_OF[name] };
};
