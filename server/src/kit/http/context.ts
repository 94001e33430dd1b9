import type { Caller, Contract, Endpoint, Language, Output, Parsed } from '@ieum/contract';
import type { Seen } from '../audit/access.store.ts';
import type { Clock } from '../clock.ts';
import type { Db, InTransaction } from '../db/database.ts';
import type { FileAnswer } from '../files/file-answer.ts';
import type { ReceivedFile } from '../files/uploads.ts';

type Person = {
  id: string;
  sessionId: string;
  /** When this session was last shown the password. */
  passwordAt: Date;
};

export type MemberRole = 'owner' | 'editor' | 'viewer';

/** An admin is of no company; a newcomer is of none yet. */
export type Actor =
  | (Person & { role: 'supplier'; companyId: string; memberRole: MemberRole })
  | (Person & { role: 'newcomer' })
  | (Person & { role: 'admin' });

/** What is known of whoever sent the request, with or without a session. */
export type Sender = { address: string; userAgent: string; language: Language };

/** Exactly the callers that the endpoint admits; nobody on a public one. */
type ActorOf<E extends Endpoint> = E['access'] extends readonly (infer R extends Caller)[]
  ? Extract<Actor, { role: R }>
  : undefined;

/**
 * Writes the audit line into a transaction of the handler's own. Where a write does not call it, one is opened for it
 * afterwards; a read that calls it leaves a line too.
 */
type RecordAct = (db: Db, recordId?: string, more?: RecordedMore) => Promise<void>;

/** `by`: who it was, where no session says so but a password or a link has. `note`: why, where they were asked. */
export type RecordedMore = { by?: string; note?: string };

/**
 * Says that another person's data were opened: it stands in the access log before the answer leaves. One's own data
 * are left out by themselves.
 */
type RecordAccess = (seen: Seen) => void;

type Reach<E extends Endpoint> = E extends { transaction: 'own' }
  ? { inTransaction: InTransaction; record: RecordAct }
  : { db: Db };

type Attached<E extends Endpoint> = E extends { body: 'upload' } ? { file: ReceivedFile } : unknown;

type Ctx<E extends Endpoint> = {
  actor: ActorOf<E>;
  clock: Clock;
  sender: Sender;
  recordAccess: RecordAccess;
} & Reach<E> &
  Attached<E>;

type Answer<E extends Endpoint> = E extends { body: 'file' } ? FileAnswer : Output<E>;

/** A slice answers every endpoint of its contract. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (ctx: Ctx<C[K]>, input: Parsed<C[K]>) => Promise<Answer<C[K]>>;
};
