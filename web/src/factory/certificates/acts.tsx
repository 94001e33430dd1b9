import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { Ban, Pencil, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useReinstateCertificate, useRemoveCertificate } from './certificate.queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Buttons for the acts on a certificate, for a person who may change it. */
export const CertificateActs = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { id, version, can } = one;
  const [dialog, setDialog] = useState<'revoke' | 'remove'>();
  const reinstate = useReinstateCertificate({ id, version });
  const close = () => setDialog(undefined);
  const bringBack = () =>
    reinstate.mutate(undefined, { onSuccess: () => showToast({ kind: 'done', text: t('reinstated') }) });
  return (
    <>
      <RecordActions<'revoke' | 'remove'>
        menu={t('acts')}
        actions={[
          { label: t('renew'), icon: RefreshCw, look: 'solid', to: certificatePaths.renew(id) },
          can.edit && { label: t('edit'), icon: Pencil, to: certificatePaths.edit(id) },
          can.revoke && { label: t('revoke'), icon: Ban, isRare: true, opens: 'revoke' },
          can.reinstate && {
            label: t('reinstate'),
            icon: RotateCcw,
            isRare: true,
            run: bringBack,
            isPending: reinstate.isPending,
          },
          { label: t('remove'), icon: Trash2, isRare: true, isDestructive: true, opens: 'remove' },
        ]}
        onOpen={setDialog}
      />
      {dialog === 'revoke' && <RevokeDialog target={{ id, version }} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog id={id} onClose={close} />}
    </>
  );
};

const RemoveDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('certificate');
  const navigate = useNavigate();
  return (
    <AskDialog
      title={t('removeTitle')}
      text={t('removeText')}
      submit={t('remove')}
      done={t('removed')}
      act={useRemoveCertificate(id)}
      input={undefined}
      onDone={() => navigate(certificatePaths.list())}
      onClose={onClose}
    />
  );
};
