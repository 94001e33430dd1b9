import { DEFAULT_LANGUAGE, languageOf, TAG_OF } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** The name for the edges and the tag for `Intl`; a component that asks is drawn anew when the language changes. */
export const useLanguage = () => {
  const { i18n } = useTranslation();
  const name = languageOf(i18n.language ?? '') ?? DEFAULT_LANGUAGE;
  return { name, tag: TAG_OF[name] };
};
