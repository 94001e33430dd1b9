import { type Output, PAGE_SIZE, type productContract } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from '../../factory/page/history.module.css';
import { RevisionCard } from '../../factory/page/revision-card.tsx';
import { formatDate } from '../../kit/format/moment-format.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { showToast } from '../../kit/ui/toasts.ts';
import { pageIn } from './product.loaders.ts';
import { productPaths } from './product.paths.ts';
import { productQueries, useRestoreProduct } from './product.queries.ts';
import { useProductWords } from './product-words.ts';
import { useProduct } from './use-product.ts';

type Revision = Output<typeof productContract.listProductRevisions>['rows'][number];

/** Every change, the last first; a first registration is long and stays folded; for whoever may edit, each can be gone back to. */
export const ProductHistory = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const { id, version, can } = useProduct();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { rows, total } = useSuspenseQuery(productQueries.revisions({ id, page })).data;
  const [wanted, setWanted] = useState<Revision>();
  const restore = useRestoreProduct();
  const path = productPaths.history(id);
  const close = () => setWanted(undefined);
  const done = () => {
    showToast({ kind: 'done', text: t('history.restored') });
    close();
  };
  return (
    <div className={styles.history}>
      <ol className={styles.revisions} aria-label={t('tab.history')}>
        {rows.map((revision) => (
          <RevisionItem
            key={revision.version}
            revision={revision}
            onRestore={can.edit && revision.version !== version ? () => setWanted(revision) : undefined}
          />
        ))}
      </ol>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        hrefOf={(next) => (next === 1 ? path : `${path}?page=${next}`)}
      />
      {wanted && (
        <ConfirmDialog
          title={t('history.question')}
          text={t('history.questionText', { date: formatDate(wanted.at, tag), version: String(wanted.version) })}
          confirm={t('history.restore')}
          isPending={restore.isPending}
          onConfirm={() =>
            restore.mutate({ id, version, revision: wanted.version }, { onSuccess: done, onError: close })
          }
          onClose={close}
        />
      )}
    </div>
  );
};

type RevisionItemProps = { revision: Revision; onRestore: (() => void) | undefined };

const RevisionItem = ({ revision, onRestore }: RevisionItemProps) => {
  const { t } = useTranslation('product');
  const words = useProductWords();
  const { kind, at, by } = revision;
  const version = String(revision.version);
  const changes = revision.changes
    // Ids are nobody's business.
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
