import type { FieldChange, Snapshot } from '@ieum/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import { SnapshotGroupPart } from './group-part.tsx';
import { changedGroups, fieldId, snapshotGroups, wholePathOf } from './groups.ts';
import styles from './snapshot.module.css';

type SnapshotViewProps = {
  snapshot: Snapshot;
  /** What is not as it was in the round before: marked, and what was is shown beside it. */
  changes?: FieldChange[] | undefined;
  /** Beneath a field: what was said about it. */
  aside?: (path: string) => ReactNode;
  /** Beside its name: what can be done with it. */
  mark?: (path: string) => ReactNode;
  /** Whether only what changed is shown, where somebody else has to know it too. */
  only?: readonly [isOnly: boolean, setOnly: (isOnly: boolean) => void];
  /** Everything unfolded, and nothing to press. */
  isPaper?: boolean;
};

/** What was handed in, whatever it is about, in the reader's own words. */
export const SnapshotView = ({ snapshot, changes, aside, mark, only, isPaper = false }: SnapshotViewProps) => {
  const { t } = useTranslation('review');
  const own = useState(false);
  const [isOnlyChanged, setOnlyChanged] = only ?? own;
  const all = useMemo(() => snapshotGroups(snapshot, changes), [snapshot, changes]);
  const groups = isOnlyChanged ? changedGroups(all) : all;
  const whole = wholePathOf(snapshot);
  return (
    <div className={styles.view}>
      {changes && !isPaper && (
        <div className={styles.tools}>
          <p>{changes.length > 0 ? t('changes.count', { count: changes.length }) : t('changes.none')}</p>
          {changes.length > 0 && (
            <Switch
              label={t('changes.only')}
              checked={isOnlyChanged}
              onChange={({ target }) => setOnlyChanged(target.checked)}
            />
          )}
        </div>
      )}
      {whole && (aside || mark) && (
        <div className={styles.whole} id={fieldId(whole)} tabIndex={-1}>
          {mark && (
            <p className={styles.groupHead}>
              <span>{t('group.whole')}</span>
              {mark(whole)}
            </p>
          )}
          {aside?.(whole)}
        </div>
      )}
      {groups.map((group) => (
        <SnapshotGroupPart key={group.id} {...{ snapshot, group, aside, mark, isPaper }} />
      ))}
    </div>
  );
};
