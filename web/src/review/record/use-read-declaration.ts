import { changedFields, type Declaration, readSnapshot } from '@ieum/contract';
import { useMemo } from 'react';

/** Parses the submitted snapshot and the changes since the previous round, once per text. */
export const useReadDeclaration = ({ snapshot, before }: Pick<Declaration, 'snapshot' | 'before'>) =>
  useMemo(() => {
    const now = snapshot === null ? undefined : readSnapshot(snapshot);
    const then = before === null ? undefined : readSnapshot(before);
    return { snapshot: now, changes: now && then && changedFields(then.values, now.values) };
  }, [snapshot, before]);
