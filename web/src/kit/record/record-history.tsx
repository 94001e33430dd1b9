import { PAGE_SIZE } from '@ieum/contract';
import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Change } from '../api/use-change.ts';
import { formatDate } from '../format/moment.ts';
import { useLanguage } from '../language/use-language.ts';
import { AskDialog } from '../ui/dialog/ask-dialog.tsx';
import { Pager } from '../ui/pager/pager.tsx';
import styles from './history.module.css';
import { pageIn } from './record-address.ts';
import { RevisionCard } from './revision-card.tsx';

type FieldChange = { field: string; before: string | null; after: string | null };
type Revision<K extends string> = { version: number; kind: K; at: string; by: string; changes: FieldChange[] };
type Revisions<K extends string> = { rows: Revision<K>[]; total: number };

/** Words that the namespace of a record has for its history. */
type HistoryWords<K extends string> = (
  key:
    | 'tab.history'
    | `history.kind.${K}`
    | 'history.version'
    | 'history.nobody'
    | 'history.fields'
    | 'history.restore'
    | 'history.restoreOf'
    | 'history.question'
    | 'history.questionText'
    | 'history.restored',
  values?: { version?: string; date?: string; count?: number },
) => string;

type RecordHistoryProps<K extends string, Q extends readonly unknown[]> = {
  record: { id: string; version: number; can: { edit: boolean } };
  path: string;
  query: (page: number) => UseSuspenseQueryOptions<Revisions<K>, Error, Revisions<K>, Q>;
  restore: Pick<Change<unknown, { id: string; version: number; revision: number }>, 'mutate' | 'isPending'>;
  t: HistoryWords<K>;
  /** Name of a field, and its value as text. */
  fields: { label: (field: string) => string; value: (field: string, value: string | null) => string };
  /** Field that means nothing to the reader. */
  isHidden?: (field: string) => boolean;
};

/** Lists every change of a record, the latest first. A user who may edit can restore each earlier version. */
export const RecordHistory = <K extends string, Q extends readonly unknown[]>(props: RecordHistoryProps<K, Q>) => {
  const { record, path, query, restore, t, fields, isHidden = () => false } = props;
  const { tag } = useLanguage();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { rows, total } = useSuspenseQuery(query(page)).data;
  const [chosen, setChosen] = useState<Revision<K>>();
  const cardOf = (revision: Revision<K>) => {
    const version = String(revision.version);
    const changes = revision.changes
      .filter(({ field }) => !isHidden(field))
      .map(({ field, before, after }) => ({
        id: field,
        label: fields.label(field),
        before: fields.value(field, before),
        after: fields.value(field, after),
      }));
    const canRestore = record.can.edit && revision.version !== record.version;
    return (
      <RevisionCard
        key={version}
        title={t(`history.kind.${revision.kind}`)}
        version={t('history.version', { version })}
        by={revision.by || t('history.nobody')}
        at={revision.at}
        changes={changes}
        // A first registration is long.
        folded={revision.kind === 'registered' ? t('history.fields', { count: changes.length }) : undefined}
        restore={
          canRestore
            ? {
                label: t('history.restore'),
                name: t('history.restoreOf', { version }),
                onClick: () => setChosen(revision),
              }
            : undefined
        }
      />
    );
  };
  return (
    <div className={styles.history}>
      <ol className={styles.revisions} aria-label={t('tab.history')}>
        {rows.map(cardOf)}
      </ol>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        hrefOf={(next) => (next === 1 ? path : `${path}?page=${next}`)}
      />
      {chosen && (
        <AskDialog
          title={t('history.question')}
          text={t('history.questionText', { date: formatDate(chosen.at, tag), version: String(chosen.version) })}
          submit={t('history.restore')}
          done={t('history.restored')}
          act={restore}
          input={{ id: record.id, version: record.version, revision: chosen.version }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
};
