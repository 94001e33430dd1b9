import { RotateCcw } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { formatMoment } from '../format/moment.ts';
import { useLanguage } from '../language/use-language.ts';
import { Button } from '../ui/button/button.tsx';
import { DiffView } from '../ui/diff/diff-view.tsx';
import styles from './history.module.css';

type RevisionCardProps = {
  title: string;
  version: string;
  by: string;
  at: string;
  changes: ComponentProps<typeof DiffView>['changes'];
  /** Label under which a long list of changes is folded. */
  folded: string | undefined;
  restore: { label: string; name: string; onClick: () => void } | undefined;
};

export const RevisionCard = ({ title, version, by, at, changes, folded, restore }: RevisionCardProps) => {
  const { tag } = useLanguage();
  const id = useId();
  const diff = <DiffView label={title} changes={changes} />;
  return (
    <li className={styles.revision} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>
            {title} <span className={styles.version}>{version}</span>
          </h2>
          <p className={styles.who}>
            <bdi>{by}</bdi>
            {' · '}
            <time dateTime={at}>{formatMoment(at, tag)}</time>
          </p>
        </div>
        {restore && (
          <Button size="small" onClick={restore.onClick} aria-label={restore.name}>
            <RotateCcw size={16} aria-hidden />
            {restore.label}
          </Button>
        )}
      </div>
      {folded ? (
        <details className={styles.folded}>
          <summary>{folded}</summary>
          {diff}
        </details>
      ) : (
        changes.length > 0 && diff
      )}
    </li>
  );
};
