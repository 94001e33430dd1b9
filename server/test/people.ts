import { hash, verify } from '@node-rs/argon2';
import type { AccountDeps } from '../src/account/account.deps.ts';
import { tellingJobs } from '../src/account/account.telling.ts';
import { type InTransaction, refuseInTransaction } from '../src/kit/db.ts';
import { createJobs } from '../src/kit/jobs.ts';
import type { Passwords } from '../src/kit/passwords.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Told = Parameters<World['person']>[0];
type Sent = { from?: string; headers?: Record<string, string>; token?: string };

export const PASSWORD = 'correct horse';
export const KIM = { email: 'kim@test.kr', name: '김이음', phone: '01012345678' };

const LITTLE = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** Real hashes of little work and no queue, for tests that are about something else. */
export const quickly = (parts: AccountDeps): AccountDeps => {
  const hashing: Parameters<Parameters<Passwords['inLine']>[0]>[0] = {
    hash: async (password) => {
      refuseInTransaction('hashing');
      return hash(password, LITTLE);
    },
    verify: async (passwordHash = '', password) => {
      refuseInTransaction('hashing');
      return passwordHash.startsWith('$') && verify(passwordHash, password);
    },
  };
  return { ...parts, passwords: { inLine: (run) => run(hashing) } };
};

/** People with a password in a world, and how they call it. */
export const usePeople = (world: World) => {
  let hashed: Promise<string> | undefined;
  /** Hashing is slow: one is enough for everybody. */
  const passwordHash = () => {
    hashed ??= world.account.passwords.inLine((hashing) => hashing.hash(PASSWORD));
    return hashed;
  };

  /** A supplier of a company of their own, unless told otherwise. */
  const add = async (told: Told = {}) =>
    world.person({
      ...KIM,
      role: 'supplier',
      password_hash: await passwordHash(),
      ...(told.role !== 'admin' && { company_id: told.company_id ?? (await world.company()) }),
      ...told,
    });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, sent: Sent = {}) => {
    const { from = '127.0.0.1', headers = {}, token = null } = sent;
    const request = { method, url: `/api/user${path}`, remoteAddress: from, headers, ...(payload && { payload }) };
    return world.inject(request, token);
  };
  const post = (path: string, payload: object, sent?: Sent) => call('POST', path, payload, sent);

  const signIn = (email: string = KIM.email, password: string = PASSWORD, sent?: Sent) =>
    post('/signin', { email, password }, sent);

  const tokenOf = async (email?: string, password?: string) =>
    String((await signIn(email, password)).json().result.data.jwt_token);

  const mailsOf = async (kind: string) => (await world.mails()).filter((mail) => mail.kind === `account.${kind}`);

  /** The secret of the link in the last mail of this kind; of two in the same moment neither is the last. */
  const linkIn = async (kind: string, recipient?: string) => {
    const mail = (await mailsOf(kind)).findLast((one) => recipient === undefined || one.recipient === recipient);
    return /https:\/\/ieum\.test\/auth\/[\w-]+\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
  };

  /** Tells owners whatever waits to be told; gives each error that this met, once. */
  const tellOwners = async () => {
    const errors: string[] = [];
    const jobs = createJobs({
      database: { inTransaction: inSavepoint(world) },
      clock: world.clock,
      handlers: tellingJobs(world.account.outbox, world.account.publicUrl, world.clock),
      onError: (error) => errors.push(String(error)),
    });
    await jobs.runDue();
    return [...new Set(errors)];
  };

  /** The fraction sees to it that what is counted in hours does not end up a millisecond short. */
  const passSeconds = (seconds: number) => world.passHours((seconds + 0.0004) / 3600);

  return { add, call, post, signIn, tokenOf, mailsOf, linkIn, tellOwners, passSeconds };
};

export const inSavepoint =
  ({ db }: World): InTransaction =>
  async (run) => {
    const job = await db().savepoint('job').execute();
    try {
      const value = await run(job);
      await job.releaseSavepoint('job').execute();
      return value;
    } catch (error) {
      await job.rollbackToSavepoint('job').execute();
      throw error;
    }
  };

/** Random but repeatable: whoever meets a failure starts again from its seed. */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (max: number) => Math.floor(next() * max);
  const oneOf = <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0];
  const word = (letters: string, min: number, max: number) =>
    Array.from({ length: min + below(max - min + 1) }, () => letters[below(letters.length)]).join('');
  return { below, oneOf, word };
};
