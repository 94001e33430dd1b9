import { changedFields, type Declaration, readSnapshot } from '@ieum/contract';
import { useMemo } from 'react';

/** What was handed in, and what is not as it was in the round before; read once for each text. */
export const useReadDeclaration = ({ snapshot, before }: Pick<Declaration, 'snapshot' | 'before'>) =>
  useMemo(() => {
    const now = snapshot === null ? undefined : readSnapshot(snapshot);
    const then = before === null ? undefined : readSnapshot(before);
    return { snapshot: now, changes: now && then && changedFields(then.values, now.values) };
  }, [snapshot, before]);
