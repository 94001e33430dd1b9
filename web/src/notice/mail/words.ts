import { MAIL_KINDS, type MailState } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** Returns a kind's raw name if the page does not know it: an operator can use that better than an empty cell. */
export const useMailKind = () => {
  const { t } = useTranslation('outbox');
  return (kind: string) => {
    const known = MAIL_KINDS.find((item) => item === kind);
    return known ? t(`kind.${known}`) : kind;
  };
};

export const MAIL_TONES = { waiting: 'info', sent: 'good', kept: 'neutral', failed: 'bad' } as const satisfies Record<
  MailState,
  string
>;
