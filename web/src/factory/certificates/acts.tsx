import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { Ban, Pencil, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { MenuItem } from '../../kit/ui/popover/menu.tsx';
import { MoreMenu } from '../../kit/ui/popover/more-menu.tsx';
import { Buttons } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useReinstateCertificate, useRemoveCertificate } from './certificate.queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Buttons for the acts on a certificate. Renders nothing for a person who may only read. */
export const CertificateActs = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { id, version, can } = one;
  const [dialog, setDialog] = useState<'revoke' | 'remove'>();
  const reinstate = useReinstateCertificate({ id, version });
  const close = () => setDialog(undefined);
  const bringBack = () =>
    reinstate.mutate(undefined, { onSuccess: () => showToast({ kind: 'done', text: t('reinstated') }) });
  if (!can.remove) return null;
  return (
    <Buttons>
      <RecordActions
        actions={[
          { label: t('renew'), icon: RefreshCw, look: 'solid', to: certificatePaths.renew(id) },
          can.edit && { label: t('edit'), icon: Pencil, to: certificatePaths.edit(id) },
        ]}
      />
      <MoreMenu label={t('acts')}>
        {can.revoke && <MenuItem label={t('revoke')} icon={Ban} onAction={() => setDialog('revoke')} />}
        {can.reinstate && <MenuItem label={t('reinstate')} icon={RotateCcw} onAction={bringBack} />}
        <MenuItem label={t('remove')} icon={Trash2} isDestructive onAction={() => setDialog('remove')} />
      </MoreMenu>
      {dialog === 'revoke' && <RevokeDialog target={{ id, version }} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog id={id} onClose={close} />}
    </Buttons>
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
