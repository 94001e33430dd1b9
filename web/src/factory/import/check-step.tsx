import type { ImportRun } from '@ieum/contract';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { ImportCountList } from './counts.tsx';
import { ErrorSection } from './errors/section.tsx';
import styles from './import.module.css';
import { useCancelImport, useConfirmImport } from './import.queries.ts';
import { LookAlikeSection } from './lookalikes-section.tsx';

/** Shows what the import would change. The person corrects errors and decides about doubtful rows here. */
export const CheckStep = ({ run, onBack }: { run: ImportRun; onBack: () => void }) => {
  const { t } = useTranslation('import');
  const confirm = useConfirmImport();
  const cancel = useCancelImport();
  const [isAsking, setAsking] = useState(false);
  // The error section stays visible after all rows are corrected.
  const [hadErrors] = useState(run.counts.bad > 0);
  const { id, version, counts } = run;
  const imported = counts.new + counts.changed;
  const send = () => confirm.mutate({ id, version }, { onSettled: () => setAsking(false) });
  const ask = () => (counts.bad > 0 ? setAsking(true) : send());

  return (
    <section className={styles.stack} aria-label={t('step.check')}>
      <ImportCountList counts={counts} isDone={false} />
      {counts.alike > 0 && <LookAlikeSection run={run} />}
      {hadErrors || counts.bad > 0 ? (
        <ErrorSection run={run} />
      ) : (
        <p className={styles.fine}>
          <CircleCheck size={20} aria-hidden />
          {t('check.fine')}
        </p>
      )}
      {run.can.edit && (
        <div className={styles.bar}>
          <Button look="ghost" onClick={() => cancel.mutate(id)} isPending={cancel.isPending}>
            {t('cancel')}
          </Button>
          <Button onClick={onBack}>{t('check.back')}</Button>
          <span className={styles.barNote} role="status">
            {counts.alike > 0 && t('check.undecided', { count: counts.alike })}
            {counts.alike === 0 && imported === 0 && t('check.nothing')}
          </span>
          <Button
            look="solid"
            onClick={ask}
            isPending={confirm.isPending}
            disabled={counts.alike > 0 || imported === 0}
          >
            {t('check.send', { count: imported })}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('check.leaveOutTitle', { count: counts.bad })}
          text={t('check.leaveOutText')}
          confirm={t('check.send', { count: imported })}
          isPending={confirm.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
