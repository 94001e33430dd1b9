import type { ImportRun } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../kit/ui/state/progress-bar.tsx';
import { forgetFactories } from '../factory.queries.ts';
import styles from './import.module.css';
import { refreshImports, useCancelImport, useImportProgress, type WorkingState } from './import.queries.ts';

/** Shows the server's progress. The page continues when the work has ended. */
export const WorkingPanel = ({ run, state }: { run: ImportRun; state: WorkingState }) => {
  const { t } = useTranslation('import');
  const { id } = run;
  const client = useQueryClient();
  const cancel = useCancelImport();
  const { data } = useImportProgress(id, state);
  const { done, total } = data ?? run;
  const hasMovedOn = data !== undefined && data.state !== state;
  useEffect(() => {
    if (!hasMovedOn) return;
    forgetFactories(client);
    refreshImports(client);
  }, [hasMovedOn, client]);

  const isKnown = total !== null && total > 0;
  const isWriting = state === 'applying' && isKnown && done >= total;
  const label = isWriting ? t('working.writing') : t(`working.${state}`);
  const canCancel = run.can.edit && state !== 'undoing' && !isWriting;
  return (
    <section className={styles.panel} aria-label={label}>
      <ProgressBar
        label={label}
        {...(isKnown && !isWriting && { value: done, max: total })}
        {...(canCancel && { onCancel: () => cancel.mutate(id), isCancelling: cancel.isPending })}
      />
      <p className={styles.muted}>{t('working.note')}</p>
    </section>
  );
};
