import { availableParallelism } from 'node:os';
import { refuseInTransaction } from '../db/database.ts';
import { fail } from '../http/failure.ts';
import { createHashThreads, type Hasher } from './hash-threads.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
/** A caller with this many before them is refused instead of waiting for seconds. */
const WAITING_MAX = 32;
const RETRY_AFTER_S = 2;
/** Random bytes, so that no password has this hash. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$3941iZDhWyLE9ROq42kCMg$HEK/Q2U3Ine3x73uXr8OVsK4LsdKwKg/PEVSxsSbG3s';

/** Functions for a caller that has a place in the queue. */
export type Hashing = {
  hash: (password: string) => Promise<string>;
  /** Compares with some hash even if there is none, so that both refusals take the same time. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashing is slow on purpose: one core stays free for everything else, and processes share the others. */
export const hashesAtOnce = (processes = 1) => Math.max(1, Math.floor((availableParallelism() - 1) / processes));

export const createPasswords = (
  parallel = hashesAtOnce(),
  waitingMax = WAITING_MAX,
  hasher: Hasher = createHashThreads(parallel),
) => {
  let places = 0;

  const hashing: Hashing = {
    hash: async (password) => {
      refuseInTransaction('hashing');
      return hasher.hash(password, COST);
    },
    verify: async (passwordHash, password) => {
      refuseInTransaction('hashing');
      const isHash = passwordHash?.startsWith('$argon2') ?? false;
      const isRight = await hasher.verify(isHash && passwordHash ? passwordHash : NOBODYS_HASH, password);
      return isHash && isRight;
    },
  };

  return {
    /** Takes a place before anything is looked up or counted, or refuses at once. */
    inLine: async <T>(run: (hashing: Hashing) => Promise<T>): Promise<T> => {
      if (places >= parallel + waitingMax) fail('server.unavailable', {}, RETRY_AFTER_S);
      places += 1;
      try {
        return await run(hashing);
      } finally {
        places -= 1;
      }
    },
  };
};

/** Hashes outside the queue, for commands and seeds. The server itself hashes only in threads. */
export const hashPassword = async (password: string) => {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, COST);
};

export const isWeaklyHashed = (passwordHash: string) => !CURRENT.test(passwordHash);
