import type { Db } from '../db/database.ts';
import { insertAuditLine } from './line.store.ts';

type Act = { operation: string; recordId: string | null; at: Date };

/** Writes the audit line of a command. The operator who runs it on the machine has no name in the log. */
export const recordCommand = (db: Db, act: Act) =>
  insertAuditLine(db, { ...act, actorId: null, companyId: null, requestId: '', address: '', note: '' });
