import type { Output, productContract } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RevisionCard } from '../../kit/record/revision-card.tsx';
import { RevisionList } from '../../kit/record/revision-list.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { pageIn } from './loaders.ts';
import { productQueries, useRestoreProduct } from './product.queries.ts';
import { useProduct } from './use-product.ts';
import { useProductWords } from './words.ts';

type Revision = Output<typeof productContract.listProductRevisions>['rows'][number];

/** Lists every change, newest first. A user who may edit can restore any of them. */
export const ProductHistory = () => {
  const { t } = useTranslation('product');
  const { id, version, can } = useProduct();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { rows, total } = useSuspenseQuery(productQueries.revisions({ id, page })).data;
  return (
    <RevisionList
      label={t('tab.history')}
      rows={rows}
      total={total}
      page={page}
      path={productPaths.history(id)}
      version={version}
      canEdit={can.edit}
      item={(revision, onRestore) => <RevisionItem key={revision.version} revision={revision} onRestore={onRestore} />}
      question={(revision, onClose) => (
        <RestoreDialog id={id} version={version} revision={revision} onClose={onClose} />
      )}
    />
  );
};

type RestoreDialogProps = { id: string; version: number; revision: Revision; onClose: () => void };

const RestoreDialog = ({ id, version, revision, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const restore = useRestoreProduct();
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

type RevisionItemProps = { revision: Revision; onRestore: (() => void) | undefined };

/** Keeps a first registration folded, because it is long. */
const RevisionItem = ({ revision, onRestore }: RevisionItemProps) => {
  const { t } = useTranslation('product');
  const words = useProductWords();
  const { kind, at, by } = revision;
  const version = String(revision.version);
  const changes = revision.changes
    // Ids mean nothing to the reader.
    .filter(({ field }) => !field.endsWith('.id'))
    .map(({ field, before, after }) => ({
      id: field,
      label: words.label(field),
      before: words.value(field, before),
      after: words.value(field, after),
    }));
  return (
    <RevisionCard
      title={t(`history.kind.${kind}`)}
      version={t('history.version', { version })}
      by={by || t('history.nobody')}
      at={at}
      changes={changes}
      folded={kind === 'registered' ? t('history.fields', { count: changes.length }) : undefined}
      restore={
        onRestore && { label: t('history.restore'), name: t('history.restoreOf', { version }), onClick: onRestore }
      }
    />
  );
};
