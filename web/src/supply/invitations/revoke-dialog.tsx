import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRevokeSupplyInvitation } from './invitations.queries.ts';
import type { InvitationToRevoke } from './use-columns.tsx';

export const RevokeInvitationDialog = ({ id, email, onClose }: InvitationToRevoke & { onClose: () => void }) => {
  const { t } = useTranslation('supplyInvite');
  const revoke = useRevokeSupplyInvitation();
  const finish = () => {
    showToast({ kind: 'done', text: t('revoked', { email }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('revokeQuestion')}
      text={t('revokeText', { email })}
      confirm={t('revoke')}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate({ id }, { onSuccess: finish, onError: onClose })}
      onClose={onClose}
    />
  );
};
