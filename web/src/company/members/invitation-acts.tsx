import type { Invitation } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Buttons } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useResendInvitation } from '../company.queries.ts';
import { InvitationLinkButton } from './invitation-link-button.tsx';
import type { RevocableInvitation } from './use-invitation-columns.tsx';

type InvitationActsProps = { invitation: Invitation; onRevoke: (invitation: RevocableInvitation) => void };

export const InvitationActs = ({ invitation, onRevoke }: InvitationActsProps) => {
  const { t } = useTranslation(['company', 'common']);
  const { id, email, can } = invitation;
  const resend = useResendInvitation();
  const send = () =>
    resend.mutate(
      { id },
      {
        onSuccess: ({ isMailed }) =>
          showToast(
            isMailed
              ? { kind: 'done', text: t('invitations.sent', { email }) }
              : { kind: 'info', text: t('common:keptMail.notSent') },
          ),
      },
    );
  return (
    <Buttons>
      {can.resend && (
        <Button
          size="small"
          aria-label={t('invitations.resendOf', { email })}
          onClick={send}
          isPending={resend.isPending}
        >
          {t('invitations.resend')}
        </Button>
      )}
      {can.makeLink && <InvitationLinkButton id={id} email={email} />}
      {can.revoke && (
        <Button
          size="small"
          look="ghost"
          aria-label={t('invitations.revokeOf', { email })}
          onClick={() => onRevoke({ id, email })}
        >
          {t('invitations.revoke')}
        </Button>
      )}
    </Buttons>
  );
};
