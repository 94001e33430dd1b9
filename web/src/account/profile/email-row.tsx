import type { Profile } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { useUnsentMailText } from '../../kit/use-kept-mail.ts';
import { ProfileRow } from './section.tsx';

type EmailRowProps = { profile: Profile; onChange: () => void };

/**
 * Shows the email address, whether it is confirmed, and a new address that is not confirmed yet. The banner above the
 * page sends the mail again.
 */
export const EmailRow = ({ profile, onChange }: EmailRowProps) => {
  const { t } = useTranslation('account');
  const { email, isEmailConfirmed, newEmail } = profile;
  const kept = useUnsentMailText();
  return (
    <ProfileRow
      label={t('me.email')}
      value={
        <>
          <bdi>{email}</bdi>{' '}
          <Badge tone={isEmailConfirmed ? 'good' : 'warn'}>
            {isEmailConfirmed ? t('me.confirmed') : t('me.unconfirmed')}
          </Badge>
        </>
      }
      note={
        <>
          {!isEmailConfirmed && <p>{kept?.('confirm') ?? t('me.waiting')}</p>}
          {newEmail && <p>{kept?.('confirm') ?? t('me.waitingNew', { email: newEmail })}</p>}
        </>
      }
      action={
        <Button size="small" aria-label={t('me.changeEmail')} onClick={onChange}>
          {t('change')}
        </Button>
      }
    />
  );
};
