import type { Db } from '../db/database.ts';
import { insertAuditLine } from './line.store.ts';

type Act = { operation: string; recordId: string | null; at: Date };

/** The audit line of a command: whoever may run it on the machine leaves one too, without a name. */
export const recordCommand = (db: Db, act: Act) =>
  insertAuditLine(db, { ...act, actorId: null, companyId: null, requestId: '', address: '', note: '' });
