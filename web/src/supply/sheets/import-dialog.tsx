import { ApiError, SHEET_BYTES_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { type SheetColumns, SheetOutcomeView } from './import-outcome.tsx';
import type { SheetImport, SheetKind, SheetOutcome } from './sheets.queries.ts';

const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type SheetDialogProps = {
  title: string;
  lead: string;
  take: SheetImport;
  /** Decides whether rows are imported as they are or become proposals. */
  kind?: SheetKind;
  /** Names of the columns in each language. */
  columns: SheetColumns;
  /** Replaces the words for a problem where it returns better ones. */
  problemOf?: (problem: string) => string | undefined;
  /** Replaces the words for a file that cannot be read at all. */
  troubleOf?: (reason: string) => string | undefined;
  onClose: () => void;
};

/** Checks a file first and lists its problems by row. On request it then imports the whole file at once. */
export const SheetDialog = ({
  title,
  lead,
  take,
  kind = 'products',
  columns,
  problemOf,
  troubleOf,
  onClose,
}: SheetDialogProps) => {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation();
  const trouble = useLooseWords('product');
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
          if (reason) setError(troubleOf?.(reason) ?? trouble(`sheet.trouble.${reason}`) ?? t('sheet.trouble.other'));
        },
      },
    );
  };
  return (
    <FormDialog
      size="medium"
      title={title}
      text={lead}
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
      {outcome && <SheetOutcomeView kind={kind} columns={columns} problemOf={problemOf} outcome={outcome} />}
    </FormDialog>
  );
};
