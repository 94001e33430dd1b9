import type { AccessedRecord } from '../audit/access.store.ts';
import type { Db, InTransaction } from '../db/database.ts';
import type { FileAnswer } from '../files/file-answer.ts';
import type { Actor, RecordedMore, Sender } from '../http/context.ts';
import type { Threads } from './threads.ts';

/** An answer that was made in a thread, ready to be sent. */
export class WrittenAnswer {
  readonly body: Uint8Array;

  constructor(body: Uint8Array) {
    this.body = body;
  }
}

type Ctx = {
  actor: Actor | undefined;
  sender: Sender;
  clock: () => Date;
  recordAccess: (seen: AccessedRecord) => void;
  inTransaction?: InTransaction;
  record?: (db: Db, recordId?: string, more?: RecordedMore) => Promise<void>;
};

/** Computes in a thread. What the computation records is written here, before its answer leaves. */
export const distantHandler =
  (operation: string, threads: Threads) =>
  async ({ actor, sender, clock, recordAccess, inTransaction, record }: Ctx, input: object) => {
    const { content, seen, records } = await threads.run({ operation, actor, sender, now: clock(), input });
    for (const access of seen) recordAccess(access);
    for (const { recordId, more } of records) await inTransaction?.(async (db) => record?.(db, recordId, more));
    return 'body' in content ? new WrittenAnswer(content.body) : fileOf(content.file);
  };

const fileOf = ({ bytes, ...label }: { name: string; mediaType: string; bytes: Uint8Array }): FileAnswer => ({
  ...label,
  parts: inOnePiece(bytes),
});

async function* inOnePiece(bytes: Uint8Array) {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
