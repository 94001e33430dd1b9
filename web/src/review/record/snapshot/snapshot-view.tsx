import type { FieldChange, Snapshot } from '@ieum/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import { SnapshotGroupPart } from './group-part.tsx';
import { changedGroups, fieldId, snapshotGroups, wholePathOf } from './groups.ts';
import styles from './snapshot.module.css';

type SnapshotViewProps = {
  snapshot: Snapshot;
  /** Changes since the previous round, which are marked and shown with the old value. */
  changes?: FieldChange[] | undefined;
  /** Renders the comments beneath a field. */
  aside?: (path: string) => ReactNode;
  /** Renders the acts beside a field's name. */
  mark?: (path: string) => ReactNode;
  /** State of the switch that shows only changes, if the parent holds it. */
  only?: readonly [isOnly: boolean, setOnly: (isOnly: boolean) => void];
  /** Unfolds everything and renders no controls. */
  isPaper?: boolean;
};

/** Shows a submission of any kind in the reader's language. */
export const SnapshotView = ({ snapshot, changes, aside, mark, only, isPaper = false }: SnapshotViewProps) => {
  const { t } = useTranslation('review');
  const own = useState(false);
  const [isOnlyChanged, setOnlyChanged] = only ?? own;
  const allGroups = useMemo(() => snapshotGroups(snapshot, changes), [snapshot, changes]);
  const groups = isOnlyChanged ? changedGroups(allGroups) : allGroups;
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
        <SnapshotGroupPart
          key={group.id}
          snapshot={snapshot}
          group={group}
          aside={aside}
          mark={mark}
          isPaper={isPaper}
        />
      ))}
    </div>
  );
};
