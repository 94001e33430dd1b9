import { useTranslation } from 'react-i18next';

/**
 * Translates keys that are known only at run time, such as the path of a field. Returns `undefined` for an unknown key.
 */
export const useLooseWords = (namespace: string) => {
  const { t, i18n } = useTranslation();
  return (key: string, parameters: Record<string, string> = {}): string | undefined => {
    const full = `${namespace}:${key}`;
    return i18n.exists(full) ? String(t(full as never, parameters)) : undefined;
  };
};
