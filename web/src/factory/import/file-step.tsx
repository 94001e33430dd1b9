import { SHEET_BYTES_MAX } from '@ieum/contract';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import styles from './import.module.css';
import { useStartImport } from './import.queries.ts';
import { TemplateMenu } from './template-menu.tsx';

const ACCEPT = '.csv,.xlsx,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const FileStep = () => {
  const { t } = useTranslation('import');
  const navigate = useNavigate();
  const start = useStartImport();
  const [files, setFiles] = useState<File[]>([]);
  const [progress, setProgress] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const upload = useRef<AbortController>(undefined);
  const isSent = useRef(false);
  const hasChanges = useCallback(() => files.length > 0 && !isSent.current, [files]);

  const send = () => {
    const [file] = files;
    setMissing(!file);
    if (!file) return;
    upload.current = new AbortController();
    setProgress(0);
    start.mutate(
      { file, onProgress: setProgress, signal: upload.current.signal },
      {
        onSuccess: ({ id }) => {
          isSent.current = true;
          navigate(importPaths.run(id));
        },
        onSettled: () => setProgress(undefined),
      },
    );
  };

  return (
    <section className={styles.panel} aria-label={t('step.file')}>
      <FileDrop
        label={t('file.label')}
        help={t('file.help')}
        error={isMissing ? t('file.missing') : undefined}
        accept={ACCEPT}
        maxSize={SHEET_BYTES_MAX}
        files={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setMissing(false);
        }}
        progress={progress}
        onCancel={() => upload.current?.abort()}
      />
      <div className={styles.actions}>
        <TemplateMenu />
        <Button look="solid" onClick={send} isPending={start.isPending}>
          {t('file.send')}
        </Button>
      </div>
      <LeaveGuard hasChanges={hasChanges} onLeave={() => upload.current?.abort()} />
    </section>
  );
};
