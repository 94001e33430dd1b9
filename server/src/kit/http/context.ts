import type { Caller, Contract, Endpoint, Language, Output, Parsed } from '@ieum/contract';
import type { AccessedRecord } from '../audit/access.store.ts';
import type { Clock } from '../clock.ts';
import type { Db, InTransaction } from '../db/database.ts';
import type { FileAnswer } from '../files/file-answer.ts';
import type { ReceivedFile } from '../files/uploads.ts';

type Person = {
  id: string;
  sessionId: string;
  /** Last time when the password was typed in this session. */
  passwordAt: Date;
};

export type MemberRole = 'owner' | 'editor' | 'viewer';

/** A supplier belongs to a company; an admin belongs to none, and a newcomer to none yet. */
export type Actor =
  | (Person & { role: 'supplier'; companyId: string; memberRole: MemberRole })
  | (Person & { role: 'newcomer' })
  | (Person & { role: 'admin' });

/** Facts about the sender of a request, with or without a session. */
export type Sender = { address: string; userAgent: string; language: Language };

/** Exactly the callers that the endpoint admits; undefined on a public one. */
type ActorOf<E extends Endpoint> = E['access'] extends readonly (infer R extends Caller)[]
  ? Extract<Actor, { role: R }>
  : undefined;

/**
 * Writes the audit line into a transaction of the handler. If a write does not call it, `mount` opens one for it
 * afterwards; a read that calls it leaves a line too.
 */
type RecordAct = (db: Db, recordId?: string, more?: RecordedMore) => Promise<void>;

/**
 * `by`: the person, if no session names them but a password or a link does. `note`: the reason, if the person had to
 * give one.
 */
export type RecordedMore = { by?: string; note?: string };

/**
 * Records that another person's data were opened; the line is in the access log before the answer leaves. A person's
 * own data are left out.
 */
type RecordAccess = (seen: AccessedRecord) => void;

type Reach<E extends Endpoint> = E extends { transaction: 'own' }
  ? { inTransaction: InTransaction; inStatement: InTransaction; record: RecordAct }
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

/** Requires that a slice answers every endpoint of its contract. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (ctx: Ctx<C[K]>, input: Parsed<C[K]>) => Promise<Answer<C[K]>>;
};
