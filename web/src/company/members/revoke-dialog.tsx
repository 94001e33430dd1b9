import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { useRevokeInvitation } from '../company.queries.ts';
import type { RevocableInvitation } from './use-invitation-columns.tsx';

export const RevokeDialog = ({ id, email, onClose }: RevocableInvitation & { onClose: () => void }) => {
  const { t } = useTranslation('company');
  return (
    <AskDialog
      title={t('invitations.revokeQuestion')}
      text={t('invitations.revokeText', { email })}
      submit={t('invitations.revoke')}
      done={t('invitations.revoked', { email })}
      act={useRevokeInvitation()}
      input={{ id }}
      onClose={onClose}
    />
  );
};
