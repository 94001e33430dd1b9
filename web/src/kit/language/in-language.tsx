import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from './use-language.ts';

/** Makes the texts, sorting and counting of react-aria follow the language of the page, not of the browser. */
export const InLanguage = ({ children }: { children: ReactNode }) => {
  const { tag } = useLanguage();
  return <I18nProvider locale={tag}>{children}</I18nProvider>;
};
