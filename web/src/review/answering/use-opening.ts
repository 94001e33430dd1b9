import type { Declaration } from '@ieum/contract';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { commentedInRound } from '../record/comments/commented-fields.ts';
import { goToPlace, placeOfField } from '../record/form/progress.ts';
import { APPROVAL_PLACE } from './submission/approval-part.tsx';

/**
 * Opens a draft where its work is, if the address says so: at the first field that was sent back, at the first missing
 * answer, or at the approval that a colleague asks for. A complete draft opens at its top.
 */
export const useOpening = (declaration: Declaration, missing: readonly string[]) => {
  const [search] = useSearchParams();
  const at = search.get('at');
  const open = useEffectEvent(() => {
    if (at === 'approval') return goToPlace(APPROVAL_PLACE)();
    const [returned] = declaration.state === 'changes_requested' ? commentedInRound(declaration) : [];
    const first = returned ?? missing[0];
    if (first !== undefined) goToPlace(placeOfField(first))();
  });
  useEffect(() => {
    if (at === null) return;
    // The shell moves the focus to the new page first.
    const frame = requestAnimationFrame(() => open());
    return () => cancelAnimationFrame(frame);
  }, [at]);
};
