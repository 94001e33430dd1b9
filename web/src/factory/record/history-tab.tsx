import type { FactoryRevision } from '@ieum/contract';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RevisionList } from '../../kit/record/revision-list.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { pageIn } from './loaders.ts';
import { factoryPageQueries, useRestoreFactory } from './record.queries.ts';
import { RevisionItem } from './revision-item.tsx';
import { useFactory } from './use-factory.ts';

/** Lists every change, the latest first. An editor can restore each version. */
export const HistoryTab = () => {
  const { t } = useTranslation('factory');
  const { id, version, can } = useFactory();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { rows, total } = useSuspenseQuery(factoryPageQueries.revisions({ id, page })).data;
  return (
    <RevisionList
      label={t('tab.history')}
      rows={rows}
      total={total}
      page={page}
      path={factoryPagePaths.part(id, 'history')}
      version={version}
      canEdit={can.edit}
      item={(revision, onRestore) => <RevisionItem key={revision.version} revision={revision} onRestore={onRestore} />}
      question={(revision, onClose) => (
        <RestoreDialog id={id} version={version} revision={revision} onClose={onClose} />
      )}
    />
  );
};

type RestoreDialogProps = { id: string; version: number; revision: FactoryRevision; onClose: () => void };

const RestoreDialog = ({ id, version, revision, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const restore = useRestoreFactory();
  const done = () => {
    showToast({ kind: 'done', text: t('history.restored') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('history.question')}
      text={t('history.questionText', { date: formatDate(revision.at, tag), version: String(revision.version) })}
      confirm={t('history.restore')}
      isPending={restore.isPending}
      onConfirm={() =>
        restore.mutate({ id, version, revision: revision.version }, { onSuccess: done, onError: onClose })
      }
      onClose={onClose}
    />
  );
};
