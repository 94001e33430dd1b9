import { zodResolver } from '@hookform/resolvers/zod';
import { CERTIFICATE_REASON_MAX, certificatesContract } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { SendDialog } from '../../kit/ui/dialog/send-dialog.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { useRevokeCertificate } from './certificate.queries.ts';

const input = certificatesContract.revokeCertificate.input.pick({ reason: true });

type RevokeDialogProps = { target: { id: string; version: number }; onClose: () => void };

export const RevokeDialog = ({ target, onClose }: RevokeDialogProps) => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const revoke = useRevokeCertificate(target);
  const form = useForm({
    resolver: zodResolver(input),
    mode: 'onTouched',
    defaultValues: { reason: '' },
    shouldFocusError: false,
  });
  return (
    <SendDialog
      title={t('revoke')}
      text={t('revokeText')}
      submit={t('revoke')}
      isPending={revoke.isPending}
      form={form}
      send={({ reason }, how) => revoke.mutate(reason, how)}
      done={t('revoked')}
      onError={(error) => showRefusal(form, error)}
      onClose={onClose}
    >
      <TextArea
        label={t('reason')}
        error={message(form.formState.errors.reason?.message)}
        maxLength={CERTIFICATE_REASON_MAX}
        rows={3}
        {...form.register('reason')}
      />
    </SendDialog>
  );
};
