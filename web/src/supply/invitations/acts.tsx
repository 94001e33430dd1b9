import type { SupplyInvitation } from '@ieum/contract';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import styles from './invitations.module.css';
import { useResendSupplyInvitation } from './invitations.queries.ts';
import { InvitationLinkButton } from './link-button.tsx';
import type { InvitationToRevoke } from './use-columns.tsx';

type InvitationActsProps = { invitation: SupplyInvitation; onRevoke: (invitation: InvitationToRevoke) => void };

export const InvitationActs = ({ invitation, onRevoke }: InvitationActsProps) => {
  const { t } = useTranslation(['supplyInvite', 'common']);
  const { id, linkId, email, can } = invitation;
  const resend = useResendSupplyInvitation();
  const send = () =>
    resend.mutate(
      { id },
      {
        onSuccess: ({ isMailed }) =>
          showToast(
            isMailed
              ? { kind: 'done', text: t('sent', { email }) }
              : { kind: 'info', text: t('common:keptMail.notSent') },
          ),
      },
    );
  return (
    <div className={styles.buttons}>
      {can.resend && (
        <Button size="small" aria-label={t('resendOf', { email })} onClick={send} isPending={resend.isPending}>
          {t('resend')}
        </Button>
      )}
      {can.makeLink && <InvitationLinkButton id={id} email={email} />}
      {can.askOther && (
        <LinkButton size="small" aria-label={t('askOtherOf', { email })} to={invitationPaths.inviteFor(linkId)}>
          {t('askOther')}
        </LinkButton>
      )}
      {can.revoke && (
        <Button size="small" look="ghost" aria-label={t('revokeOf', { email })} onClick={() => onRevoke({ id, email })}>
          {t('revoke')}
        </Button>
      )}
    </div>
  );
};
