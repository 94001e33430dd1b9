import { ApiError, SHEET_BYTES_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../kit/i18n/loose-words.ts';
import { FileDrop } from '../../kit/ui/file-drop.tsx';
import { FormDialog } from '../../kit/ui/form-dialog.tsx';
import { showToast } from '../../kit/ui/toasts.ts';
import { SheetOutcomeView } from './sheet-outcome.tsx';
import { type SheetKind, type SheetOutcome, useTakeSheet } from './sheets.queries.ts';

const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type SheetDialogProps = { kind: SheetKind; onClose: () => void };

/** First what a file would do, row by row where something is wrong; then, when asked to, all of it at once. */
export const SheetDialog = ({ kind, onClose }: SheetDialogProps) => {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation();
  const trouble = useLooseWords('product');
  const take = useTakeSheet(kind);
  const [files, setFiles] = useState<File[]>([]);
  const [outcome, setOutcome] = useState<SheetOutcome>();
  const [error, setError] = useState<string>();
  const [file] = files;
  const isReady = outcome !== undefined && outcome.problemCount === 0;

  const choose = (next: File[]) => {
    setFiles(next);
    setOutcome(undefined);
    setError(undefined);
  };
  const send = () => {
    if (!file) return setError(common('form.required'));
    take.mutate(
      { file, apply: isReady ? 'yes' : 'no' },
      {
        onSuccess: (answer) => {
          setOutcome(answer);
          if (!answer.isApplied) return;
          showToast({ kind: 'done', text: t('sheet.done') });
          onClose();
        },
        onError: (failure) => {
          const reason = failure instanceof ApiError ? failure.fields.file : undefined;
          if (reason) setError(trouble(`sheet.trouble.${reason}`) ?? t('sheet.trouble.other'));
        },
      },
    );
  };
  return (
    <FormDialog
      size="medium"
      title={t(`sheet.title.${kind}`)}
      text={t(`sheet.lead.${kind}`)}
      submit={isReady ? t('sheet.apply') : t('sheet.check')}
      isPending={take.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <FileDrop
        label={t('sheet.choose')}
        accept={ACCEPT}
        maxSize={SHEET_BYTES_MAX}
        files={files}
        onChange={choose}
        error={error}
      />
      {outcome && <SheetOutcomeView kind={kind} outcome={outcome} />}
    </FormDialog>
  );
};
