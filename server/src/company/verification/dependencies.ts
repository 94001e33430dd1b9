import type { FileStore } from '../../document/file-store.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';

/** Dependencies around a case; each part destructures the ones it uses. */
export type CaseDeps = {
  notices: Notices;
  files: FileStore;
  /** Adds a job in the same transaction. */
  enqueue: (db: Db, job: { kind: string; key: string; payload?: unknown; dueAt?: Date }) => Promise<unknown>;
  limiting: { take: (inTransaction: InTransaction, name: 'upload', who: string) => Promise<void> };
  /** Returns the companies that know this one by name; the supply slice provides it. */
  knownBy: (db: Db, companyId: string) => Promise<string[]>;
  /** Changes a person's name and phone number, which belong to their account. */
  changePerson: (db: Db, userId: string, change: { name?: string; phone?: string }) => Promise<void>;
};
