import { useTranslation } from 'react-i18next';
import { isMailUnsent, readOperator } from './portal-facts.ts';

type What = 'confirm' | 'reset' | 'find';

/**
 * Returns a text for the case that no mail is sent: who does instead what the mail would have done, and how to contact
 * them. Returns `undefined` where mail is sent.
 */
export const useUnsentMailText = () => {
  const { t } = useTranslation();
  if (!isMailUnsent()) return undefined;
  const { name, phone, email } = readOperator();
  const contact = [name, phone, email].filter(Boolean).join(', ');
  return (what: What) =>
    contact ? `${t(`keptMail.${what}`)} ${t('keptMail.contact', { contact })}` : t(`keptMail.${what}`);
};
