import { type Endpoint, takesKey } from '@ieum/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db, InTransaction } from '../db/database.ts';
import type { KeyedHash } from '../security/keyed-hash.ts';
import { fail } from './failure.ts';
import { type Act, claimKey, findKept, keepAnswer, releaseKey } from './idempotency.store.ts';

export { deleteAnswersEndedBefore } from './idempotency.store.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than a request works after all of it has arrived. */
const LEASE_MS = 60 * 1000;
const RETRY_AFTER_S = 2;

/** The body of the answer, and whether it was sent before. */
export type Answered = { body: string | Uint8Array; isRepeated: boolean };

export type Idempotency = ReturnType<typeof createIdempotency>;

/** Makes a write that is sent twice with one key happen once; the second request gets the first answer, for a day. */
export const createIdempotency = ({ hash, clock }: { hash: KeyedHash; clock: Clock }) => {
  /** Returns the kept answer, or nothing: then the caller does the work, in this transaction or under this lease. */
  const begin = async (db: Db, act: Act): Promise<string | undefined> => {
    const now = clock();
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const claim = { ...act, now: later(0), leasedUntil: later(LEASE_MS), endsAt: later(KEPT_MS) };
    if (await claimKey(db, claim)) return undefined;
    const kept = await findKept(db, act);
    if (kept && kept.fingerprint !== act.fingerprint) fail('request.key_reused', { [HEADER]: 'reused' });
    return kept?.answer ?? fail('request.in_progress', {}, RETRY_AFTER_S);
  };

  return {
    /**
     * Returns nothing for reads, for callers without a session, and for answers that are themselves keys to an account.
     */
    actOf: (name: string, endpoint: Endpoint, { actor, headers }: FastifyRequest, input: object) => {
      const header = headers[HEADER];
      if (header === undefined || !takesKey(endpoint) || !actor) return undefined;
      const key = String(header);
      if (!KEY.test(key)) fail('request.invalid', { [HEADER]: 'invalid_format' });
      return { userId: actor.id, key, fingerprint: hash(JSON.stringify([name, input])) };
    },

    /** Keeps the answer in the transaction of the work: both are stored, or neither. */
    once: async (db: Db, act: Act | undefined, work: () => Promise<string>): Promise<Answered> => {
      const kept = act && (await begin(db, act));
      if (kept !== undefined) return { body: kept, isRepeated: true };
      const body = await work();
      if (act) await keepAnswer(db, act, body);
      return { body, isRepeated: false };
    },

    /** Leases the key for work that opens its own transactions. After a crash the key is free again. */
    onceAlone: async (
      inTransaction: InTransaction,
      act: Act | undefined,
      work: () => Promise<string>,
    ): Promise<Answered> => {
      const kept = act && (await inTransaction((db) => begin(db, act)));
      if (kept !== undefined) return { body: kept, isRepeated: true };
      const body = await work().catch(async (error) => {
        // A refused request may be tried again. If this fails too, the lease ends anyway.
        if (act) await inTransaction((db) => releaseKey(db, act)).catch(() => undefined);
        throw error;
      });
      if (act) await inTransaction((db) => keepAnswer(db, act, body));
      return { body, isRepeated: false };
    },
  };
};
