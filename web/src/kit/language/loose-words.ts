import { useTranslation } from 'react-i18next';

/** For keys that only the running program knows, such as the path of a field; nothing where there are no words for one. */
export const useLooseWords = (namespace: string) => {
  const { t, i18n } = useTranslation();
  return (key: string, parameters: Record<string, string> = {}): string | undefined => {
    const full = `${namespace}:${key}`;
    return i18n.exists(full) ? String(t(full as never, parameters)) : undefined;
  };
};
