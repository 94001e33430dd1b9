import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { useRevokeSupplyInvitation } from './invitations.queries.ts';
import type { InvitationToRevoke } from './use-columns.tsx';

export const RevokeInvitationDialog = ({ id, email, onClose }: InvitationToRevoke & { onClose: () => void }) => {
  const { t } = useTranslation('supplyInvite');
  return (
    <AskDialog
      title={t('revokeQuestion')}
      text={t('revokeText', { email })}
      submit={t('revoke')}
      done={t('revoked', { email })}
      act={useRevokeSupplyInvitation()}
      input={{ id }}
      onClose={onClose}
    />
  );
};
