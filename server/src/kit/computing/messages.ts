import type { AccessedRecord } from '../audit/access.store.ts';
import type { Actor, RecordedMore, Sender } from '../http/context.ts';
import type { Fields } from '../http/failure.ts';

/** One call of an operation, as it travels to a thread. */
export type Asked = { operation: string; actor: Actor | undefined; sender: Sender; now: Date; input: object };

/** What the answer is made of, and what must be written before it leaves. */
export type Computed = {
  content: { body: Uint8Array } | { file: { name: string; mediaType: string; bytes: Uint8Array } };
  seen: AccessedRecord[];
  records: { recordId: string | undefined; more: RecordedMore | undefined }[];
};

/** An error loses its class on the way. */
export type Told =
  | { failure: { code: string; fields: Fields; retryAfterS: number | undefined } }
  | { error: { message: string; code: string | undefined; stack: string | undefined } };

export type Statement = { text: string; parameters: readonly unknown[] };

export type ToThread = { asked: Asked } | { rows: unknown[]; to: number } | { refused: Told; to: number };
export type FromThread =
  | { ready: true }
  /** With the memory that the thread has taken by then. */
  | { computed: Computed; heapMb: number }
  | { refused: Told }
  | { statement: Statement; id: number }
  | { trouble: Told };
