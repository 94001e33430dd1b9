import type { FileStore } from '../document/file-store.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import type { Log } from '../kit/log.ts';
import type { KeyedHash } from '../kit/security/keyed-hash.ts';
import type { Limits } from '../kit/security/limits.ts';
import type { Passwords } from '../kit/security/passwords.ts';
import type { Sealing } from '../kit/security/sealing.ts';
import type { Tokens } from '../kit/security/tokens.ts';
import type { Setup } from '../kit/setup.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import type { Changes } from '../notice/live/changes.ts';
import type { Outbox } from '../notice/mail/outbox.ts';
import type { Limiter } from './limiter.ts';
import type { Sms } from './recovery/sms.ts';
import type { Devices } from './sessions/devices.ts';
import type { SoftLock } from './sign-in/soft-lock.ts';
import type { Terms } from './terms/terms.ts';

/**
 * Everything that slices share: files, mail, notices, limits, keys and settings. A slice below this one names the parts
 * that it uses in a type of its own.
 */
export type Platform = {
  tokens: Tokens;
  passwords: Passwords;
  limits: Limits;
  limiting: Limiter;
  sealing: Sealing;
  softLock: SoftLock;
  outbox: Outbox;
  notices: Notices;
  /** Tells open pages that something has changed. */
  changes: Changes;
  devices: Devices;
  /** Key from which the masked names of companies are derived. */
  masking: KeyedHash;
  files: FileStore;
  terms: Terms;
  log: Log;
  clock: Clock;
  /** Address at which people reach the portal; the only source of addresses in mails. */
  publicUrl: string;
  /** Current setup, such as whether a mail server sends the mail or it is only stored. */
  setup: Setup;
  /** Provider of text messages; if there is one, finding an e-mail address requires a code. */
  sms?: Sms | undefined;
  /** Adds a job in the same transaction. */
  enqueue: (db: Db, job: { kind: string; key: string; payload?: unknown; dueAt?: Date }) => Promise<unknown>;
  /** Delays an answer, so that its duration does not reveal what was found. */
  settle: <T>(answer: Promise<T>) => Promise<T>;
};
