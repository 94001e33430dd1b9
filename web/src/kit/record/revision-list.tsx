import { PAGE_SIZE } from '@ieum/contract';
import { type ReactNode, useState } from 'react';
import { Pager } from '../ui/pager/pager.tsx';
import styles from './history.module.css';

type RevisionListProps<R> = {
  label: string;
  rows: R[];
  total: number;
  page: number;
  path: string;
  /** Current version of the record. A user who may edit can restore every other revision. */
  version: number;
  canEdit: boolean;
  item: (revision: R, onRestore: (() => void) | undefined) => ReactNode;
  question: (revision: R, onClose: () => void) => ReactNode;
};

/** Lists every change, the latest first. */
export const RevisionList = <R extends { version: number }>(props: RevisionListProps<R>) => {
  const { label, rows, total, page, path, version, canEdit, item, question } = props;
  const [wanted, setWanted] = useState<R>();
  return (
    <div className={styles.history}>
      <ol className={styles.revisions} aria-label={label}>
        {rows.map((revision) =>
          item(revision, canEdit && revision.version !== version ? () => setWanted(revision) : undefined),
        )}
      </ol>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        hrefOf={(next) => (next === 1 ? path : `${path}?page=${next}`)}
      />
      {wanted && question(wanted, () => setWanted(undefined))}
    </div>
  );
};
