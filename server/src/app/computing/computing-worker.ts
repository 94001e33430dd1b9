import { parentPort, workerData } from 'node:worker_threads';
import { contract } from '@ieum/contract';
import { answerInThread } from '../../kit/computing/answering.ts';
import { toldOf } from '../../kit/computing/told-errors.ts';
import { openPostgres } from '../../kit/db/postgres.ts';
import { computationsOf } from './computations.ts';

export type ComputingSettings = {
  secret: string;
  publicUrl: string;
  /** Without an address, the main thread runs the statements on the embedded database. */
  databaseUrl: string | undefined;
  deadlineMs: number;
  checksAnswers?: boolean;
};

/** One computation asks for few things at once. */
const CONNECTIONS = 2;

const settings: ComputingSettings = workerData;
const { databaseUrl, deadlineMs, checksAnswers = false } = settings;
const port = parentPort;
if (!port) throw new Error('this file runs in a thread');
const onError = (error: Error) => port.postMessage({ trouble: toldOf(error) });
/** A caller who meets a lost database may try again, here as everywhere. */
const asLost = (error: Error): never => {
  throw Object.assign(new Error(error.message), { code: '08006' });
};
const database =
  databaseUrl === undefined
    ? undefined
    : await openPostgres({ url: databaseUrl, deadlineMs, onError, connections: CONNECTIONS }).catch(asLost);
answerInThread({
  port,
  contract,
  handlers: computationsOf(settings),
  ...(database && { inStatement: database.inStatement }),
  checksAnswers,
});
