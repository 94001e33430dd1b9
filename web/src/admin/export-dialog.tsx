import { zodResolver } from '@hookform/resolvers/zod';
import { REASON_MAX, reason } from '@ieum/contract';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFieldMessage } from '../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../kit/form/first-error.ts';
import { showRefusal } from '../kit/form/refusal.ts';
import { Button } from '../kit/ui/button.tsx';
import { Modal } from '../kit/ui/modal.tsx';
import { TextArea } from '../kit/ui/text-area.tsx';
import { showToast } from '../kit/ui/toasts.ts';
import styles from './audit.module.css';
import type { AuditInput } from './audit.paths.ts';
import { useExportAuditLines } from './audit.queries.ts';
import { saveCsv } from './save-csv.ts';

const given = z.strictObject({ reason });

/** Asks what it is for, and can be given up while the file is on its way. */
export const ExportDialog = ({ filters, onClose }: { filters: AuditInput; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const message = useFieldMessage();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const leaving = useMemo(() => new AbortController(), []);
  const { mutate, isPending } = useExportAuditLines();
  const form = useForm({ resolver: zodResolver(given), defaultValues: { reason: '' }, shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  useFirstErrorFocus(element, submitCount);
  useEffect(() => () => leaving.abort(), [leaving]);

  const finish = (file: Blob) => {
    saveCsv(file);
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
    <Modal
      title={t('export.title')}
      text={t('export.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('export.cancel')}</Button>
          <Button type="submit" form={id} look="solid" isPending={isPending}>
            {t('export.submit')}
          </Button>
        </>
      }
    >
      <form id={id} ref={element} className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label={t('export.reason')}
          help={t('export.reasonHelp')}
          error={message(errors.reason?.message)}
          maxLength={REASON_MAX}
          {...form.register('reason')}
        />
        <span role="status">{isPending && t('export.pending')}</span>
      </form>
    </Modal>
  );
};
