import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { Ban, Ellipsis, Pencil, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton, lookOf } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
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
      <LinkButton look="solid" to={certificatePaths.renew(id)}>
        <RefreshCw size={16} aria-hidden />
        {t('renew')}
      </LinkButton>
      {can.edit && (
        <LinkButton to={certificatePaths.edit(id)}>
          <Pencil size={16} aria-hidden />
          {t('edit')}
        </LinkButton>
      )}
      <Menu
        placement="bottom end"
        trigger={
          <button type="button" className={lookOf({ look: 'outlined' })} aria-label={t('acts')}>
            <Ellipsis size={16} aria-hidden />
          </button>
        }
      >
        {can.revoke && <MenuItem label={t('revoke')} icon={Ban} onAction={() => setDialog('revoke')} />}
        {can.reinstate && <MenuItem label={t('reinstate')} icon={RotateCcw} onAction={bringBack} />}
        <MenuItem label={t('remove')} icon={Trash2} isDestructive onAction={() => setDialog('remove')} />
      </Menu>
      {dialog === 'revoke' && <RevokeDialog target={{ id, version }} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog id={id} onClose={close} />}
    </Buttons>
  );
};

const RemoveDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('certificate');
  const navigate = useNavigate();
  const remove = useRemoveCertificate(id);
  const finish = () => {
    showToast({ kind: 'done', text: t('removed') });
    navigate(certificatePaths.list());
  };
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText')}
      confirm={t('remove')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: finish, onError: onClose })}
      onClose={onClose}
    />
  );
};
