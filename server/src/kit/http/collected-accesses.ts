import type { AccessedRecord } from '../audit/access.store.ts';
import type { Actor } from './context.ts';

/** Collects what the handler shows of other people. */
export const collectAccesses = (actor: Actor | undefined) => {
  const seen: AccessedRecord[] = [];
  const recordAccess = (access: AccessedRecord) => {
    if (access.personId === null || access.personId !== actor?.id) seen.push(access);
  };
  return { seen, recordAccess };
};
