import { useTranslation } from 'react-i18next';
import { OTHER } from './issue-message.ts';

/** Turns a message of zod or of the server (`ns:key?max=100`) into text. */
export const useFieldMessage = () => {
  const { t, i18n } = useTranslation();
  return (message: string | undefined) => {
    if (message === undefined) return undefined;
    const [key = '', query = ''] = message.split('?');
    const parameters = Object.fromEntries(new URLSearchParams(query));
    // The key is known only at run time; an unknown key is shown as the general message.
    return i18n.exists(key) ? String(t(key as never, parameters)) : t(OTHER);
  };
};
