import { createHash } from 'node:crypto';

/** A line as it is read for sealing or checking; `at` is the full moment in UTC, as text. */
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

/** Hash before the first line. */
export const NO_HASH = '0'.repeat(64);

/**
 * Computes SHA-256(hash before ‖ line). The values are a JSON array in a fixed order, so two different lines never have
 * the same text.
 */
export const hashOfLine = (before: string, line: SealedLine) => {
  const { id, at, operation, actorId, companyId, recordId, requestId, address, note } = line;
  const canonical = JSON.stringify([id, at, operation, actorId, companyId, recordId, requestId, address, note]);
  return createHash('sha256').update(`${before}\n${canonical}`).digest('hex');
};
