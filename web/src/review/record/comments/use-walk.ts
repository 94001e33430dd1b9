import type { Declaration, FieldChange, Snapshot } from '@ieum/contract';
import { useMemo, useRef } from 'react';
import { useFieldWords } from '../snapshot/field-words.ts';
import { snapshotGroups } from '../snapshot/groups.ts';
import { commentedPaths, stepFrom } from './commented-fields.ts';
import { focusField } from './focus-field.ts';
import { useCommentKeys } from './use-keys.ts';

/** Moves between commented fields by click or key. */
export const useCommentNavigation = (
  { comments }: Pick<Declaration, 'comments'>,
  snapshot: Snapshot | undefined,
  changes: FieldChange[] | undefined,
  showAll: () => void,
) => {
  const labelOf = useFieldWords(snapshot ?? null);
  const current = useRef<string>(undefined);
  const paths = useMemo(
    () => (snapshot ? commentedPaths(snapshot, snapshotGroups(snapshot, changes), comments) : []),
    [snapshot, changes, comments],
  );
  const jump = (path: string) => {
    current.current = path;
    focusField(path, showAll);
  };
  const step = (by: 1 | -1) => {
    const next = stepFrom(paths, current.current, by);
    if (next) jump(next);
  };
  useCommentKeys(step);
  return { paths, labelOf, onJump: jump, onStep: step };
};
