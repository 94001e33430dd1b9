import { setInterval, setTimeout } from 'node:timers';
import type { Clock } from '../clock.ts';
import type { Database, Db, InTransaction } from '../db/database.ts';
import { planDaily } from './daily.ts';
import {
  type Claim,
  cancelJob,
  claimJob,
  delayJob,
  extendLease,
  failJob,
  findClaimed,
  findDueKinds,
  finishJob,
  insertJob,
  updateProgress,
} from './queue.store.ts';

export type JobContext = {
  payload: unknown;
  inTransaction: InTransaction;
  progress: (done: number, total: number) => Promise<void>;
  /** Is also true if another process has taken the job over: the handler must stop. */
  isCancelled: () => Promise<boolean>;
};

/** A handler may run again after a crash, so a repetition must do no harm. */
export type JobHandlers = Record<string, (job: JobContext) => Promise<void>>;

/** Runs in the transaction that marks a job as failed for good; also if every attempt ended the process. */
export type GivenUpHandlers = Record<string, (db: Db, payload: unknown, error: string) => Promise<void>>;

type Options = {
  database: Pick<Database, 'inTransaction'> & Partial<Pick<Database, 'hasRoom'>>;
  clock: Clock;
  handlers?: JobHandlers;
  /** Runs each of these once a day. `planDaily` plans the first run; each run begins by planning the next. */
  daily?: JobHandlers;
  onGivenUp?: GivenUpHandlers;
  onError: (error: unknown, kind: string) => void;
  pollMs?: number;
};

type Job = { kind: string; key: string; payload?: unknown; dueAt?: Date };

const POLL_MS = 1_000;
export const LEASE_MS = 60_000;
export const ATTEMPTS_MAX = 5;
const FIRST_DELAY_MS = 10_000;
const DELAY_GROWTH = 4;
const ERROR_LENGTH_MAX = 500;

/** Each kind has a lane: its jobs follow one another, and a long import does not delay the mail. */
export const createJobs = ({
  database,
  clock,
  handlers: others = {},
  daily = {},
  onGivenUp = {},
  onError,
  pollMs = POLL_MS,
}: Options) => {
  const { inTransaction, hasRoom = () => true } = database;
  const lanes = new Map<string, Promise<number>>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();

  const later = (ms: number) => new Date(clock().getTime() + ms).toISOString();
  const now = () => later(0);

  const enqueue = async (db: Db, { kind, key, payload = null, dueAt = clock() }: Job) =>
    (await insertJob(db, { kind, key, payload, dueAt: dueAt.toISOString() })) !== undefined;
  /** Plans the next day first: a day that fails for good does not end the series. */
  const runDaily = (kind: string, run: JobHandlers[string]) => async (job: JobContext) => {
    await job.inTransaction((db) => planDaily(db, enqueue, kind, new Date(clock().getTime() + 1)));
    await run(job);
  };
  const everyDay = Object.entries(daily).map(([kind, run]) => [kind, runDaily(kind, run)] as const);
  const handlers: JobHandlers = { ...others, ...Object.fromEntries(everyDay) };

  const attempt = async (kind: string, claim: Claim, payload: unknown) => {
    // A job that ends the process each time would otherwise come back forever.
    if (claim.attempts > ATTEMPTS_MAX) throw new Error('the process ended during every attempt');
    const renew = () => inTransaction((db) => extendLease(db, claim, later(LEASE_MS)));
    const heartbeat = setInterval(() => renew().catch((error) => onError(error, kind)), LEASE_MS / 3).unref();
    try {
      await handlers[kind]?.({
        payload,
        inTransaction,
        progress: async (done, total) => {
          await inTransaction((db) => updateProgress(db, claim, done, total, later(LEASE_MS)));
        },
        isCancelled: async () => !(await inTransaction((db) => findClaimed(db, claim))),
      });
    } finally {
      clearInterval(heartbeat);
    }
  };

  const putOff = async (kind: string, claim: Claim, payload: unknown, error: unknown) => {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX);
    const delayMs = FIRST_DELAY_MS * DELAY_GROWTH ** (claim.attempts - 1);
    await inTransaction(async (db) => {
      if (claim.attempts < ATTEMPTS_MAX) return delayJob(db, claim, words, later(delayMs));
      const isOurs = (await failJob(db, claim, words, now())) !== undefined;
      if (isOurs) await onGivenUp[kind]?.(db, payload, words);
    });
  };

  /** Returns false if no job of the kind is due. */
  const runNext = async (kind: string) => {
    const job = await inTransaction((db) => claimJob(db, kind, now(), later(LEASE_MS)));
    if (!job) return false;
    try {
      await attempt(kind, job, job.payload);
      await inTransaction((db) => finishJob(db, job, now()));
    } catch (error) {
      onError(error, kind);
      await putOff(kind, job, job.payload, error);
    }
    return true;
  };

  const runLane = async (kind: string) => {
    let count = 0;
    try {
      while (!isStopping && (await runNext(kind))) count += 1;
    } finally {
      lanes.delete(kind);
    }
    return count;
  };

  const startLanes = async () => {
    const due = await inTransaction((db) => findDueKinds(db, Object.keys(handlers), now()));
    for (const kind of due) {
      if (lanes.has(kind)) continue;
      const lane = runLane(kind);
      lanes.set(kind, lane);
      // The database is not reachable; the job comes back when the lease has ended.
      lane.catch((error) => onError(error, kind));
    }
    return due.length > 0;
  };

  const poll = async () => {
    // Without room on the disk, jobs wait like all other writes.
    if (hasRoom()) await startLanes().catch((error) => onError(error, 'poll'));
    if (!isStopping) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      polling = poll();
    }, pollMs);
  };

  return {
    /** Returns false if a job of this kind and key exists in any state: it happens once. */
    enqueue,
    planDaily: async (db: Db, from = clock()) => {
      for (const kind of Object.keys(daily)) await planDaily(db, enqueue, kind, from);
    },
    /** A running job sees this when it checks `isCancelled`. */
    cancel: async (db: Db, kind: string, key: string) => (await cancelJob(db, kind, key, now())) !== undefined,
    /** Runs everything that is due now, including what that adds. Returns the number of attempts. */
    runDue: async () => {
      let count = 0;
      while (!isStopping && (await startLanes())) for (const ran of await Promise.all(lanes.values())) count += ran;
      return count;
    },
    start: () => {
      if (!timer) polling = poll();
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await polling;
      await Promise.allSettled(lanes.values());
    },
  };
};
