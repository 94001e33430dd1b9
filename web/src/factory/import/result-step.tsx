import type { ImportRun } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { ImportCountList } from './counts.tsx';
import { ErrorSection } from './errors/section.tsx';
import styles from './import.module.css';
import { importQueries, useUndoImport } from './import.queries.ts';

/** Shows the result, the rows left out, and a button to undo. */
export const ResultStep = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation('import');
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoImport();
  const { id, counts, left, hasFile } = run;
  const isUndone = run.state === 'undone';
  const canUndo = run.can.edit && run.state === 'done' && hasFile;
  return (
    <section className={styles.stack} aria-label={t('step.result')}>
      <div className={styles.panel} role="status">
        <h2>{isUndone ? t('result.undone') : t('result.done')}</h2>
        <p className={styles.muted}>
          {isUndone
            ? t('result.undoneText', { count: left })
            : t('result.doneText', { count: counts.new + counts.changed })}
        </p>
      </div>
      <ImportCountList counts={counts} isDone />
      {isUndone && left > 0 && <RowLinks title={t('result.left')} id={id} only="left" />}
      {!isUndone && counts.new > 0 && <RowLinks title={t('done.new')} id={id} only="new" />}
      {!isUndone && counts.changed > 0 && <RowLinks title={t('done.changed')} id={id} only="changed" />}
      {!isUndone && counts.bad > 0 && hasFile && <ErrorSection run={{ ...run, can: { edit: false } }} />}
      <div className={styles.actions}>
        {canUndo && <Button onClick={() => setAsking(true)}>{t('result.undo')}</Button>}
        <LinkButton look="solid" to={factoryPaths.list()}>
          {t('result.toList')}
        </LinkButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('result.undoTitle')}
          text={t('result.undoText')}
          confirm={t('result.undo')}
          isPending={undo.isPending}
          onConfirm={() => undo.mutate(id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};

const SHOWN_AT_FIRST = 8;

const RowLinks = ({ title, id, only }: { title: string; id: string; only: 'new' | 'changed' | 'left' }) => {
  const { t } = useTranslation('import');
  const [isAll, setAll] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...importQueries.rows(id, only),
    throwOnError: false,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const shown = isAll ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {shown.map(({ row, factory }) => (
          <li key={row}>
            <span className={styles.muted}>{t('row', { row })}</span>
            {factory && (
              <Link to={factoryPaths.detail(factory.id)}>
                <bdi>{factory.name}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {(isAll ? hasNextPage : rows.length > SHOWN_AT_FIRST) && (
        <Button isPending={isFetchingNextPage} onClick={() => (isAll ? fetchNextPage() : setAll(true))}>
          {t('more')}
        </Button>
      )}
    </section>
  );
};
