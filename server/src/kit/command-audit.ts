import { insertAuditLine } from './audit.store.ts';
import type { Db } from './db.ts';

type Act = { operation: string; recordId: string | null; at: Date };

/** The audit line of a command: whoever may run it on the machine leaves one too, without a name. */
export const recordCommand = (db: Db, act: Act) =>
  insertAuditLine(db, { ...act, actorId: null, companyId: null, requestId: '', address: '', note: '' });
