import type { VerificationCase } from '@ieum/contract';
import { useEffect, useRef } from 'react';
import { useTakeCase } from '../verification.queries.ts';

/** Opening a case that nobody has takes it, once: others see who works on it. */
export const useTakenCase = ({ id, version, state, reviewer, can }: VerificationCase) => {
  const { mutate } = useTakeCase();
  const isTaken = useRef(false);
  const isFree = state === 'submitted' && reviewer === null && can.take;
  useEffect(() => {
    if (isTaken.current || !isFree) return;
    isTaken.current = true;
    mutate({ id, version });
  }, [isFree, id, version, mutate]);
};
