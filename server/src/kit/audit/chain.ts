import { createHash } from 'node:crypto';

/** A line as it is read to be sealed or checked: the moment in full, in UTC, as text. */
export type SealedLine = {
  id: string;
  at: string;
  operation: string;
  actorId: string | null;
  companyId: string | null;
  recordId: string | null;
  requestId: string;
  address: string;
  note: string;
};

/** Stands before the first. */
export const NO_HASH = '0'.repeat(64);

/** h = SHA-256(hash before ‖ line). Values in a fixed order, as JSON writes them: no two lines are written alike. */
export const hashOfLine = (before: string, line: SealedLine) => {
  const { id, at, operation, actorId, companyId, recordId, requestId, address, note } = line;
  const canonical = JSON.stringify([id, at, operation, actorId, companyId, recordId, requestId, address, note]);
  return createHash('sha256').update(`${before}\n${canonical}`).digest('hex');
};
