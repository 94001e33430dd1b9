import { zodResolver } from '@hookform/resolvers/zod';
import { CSV_TYPE, REASON_MAX, reason } from '@ieum/contract';
import type { AuditInput } from '@ieum/contract/admin/audit.paths.ts';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { saveFile } from '../../kit/download/save-file.ts';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useExportAuditLines } from './audit.queries.ts';

const schema = z.strictObject({ reason });

/** Asks for the reason. Closing the dialog cancels the download. */
export const ExportDialog = ({ filters, onClose }: { filters: AuditInput; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const message = useFieldMessage();
  const leaving = useMemo(() => new AbortController(), []);
  const { mutate, isPending } = useExportAuditLines();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' }, shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  useEffect(() => () => leaving.abort(), [leaving]);

  const finish = (file: Blob) => {
    saveFile(file, `audit-${todayInKorea()}.csv`, CSV_TYPE);
    showToast({ kind: 'done', text: t('export.done') });
    onClose();
  };
  const submit = form.handleSubmit((input) =>
    mutate(
      { input: { ...filters, ...input }, signal: leaving.signal },
      { onSuccess: finish, onError: (error) => showRefusal(form, error) },
    ),
  );

  return (
    <FormDialog
      title={t('export.title')}
      text={t('export.text')}
      submit={t('export.submit')}
      isPending={isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('export.reason')}
        help={t('export.reasonHelp')}
        error={message(errors.reason?.message)}
        maxLength={REASON_MAX}
        {...form.register('reason')}
      />
      <span role="status">{isPending && t('export.pending')}</span>
    </FormDialog>
  );
};
