import { getHeapStatistics } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import type { Endpoint } from '@ieum/contract';
import type { QueryResult } from 'kysely';
import { type Db, guarded, type InTransaction } from '../db/database.ts';
import { handleOver } from '../db/statement-handle.ts';
import type { FileAnswer } from '../files/file-answer.ts';
import { collectAccesses } from '../http/collected-accesses.ts';
import type { RecordedMore } from '../http/context.ts';
import { serialiserOf } from '../http/serialiser.ts';
import type { Asked, Computed, FromThread, ToThread } from './messages.ts';
import { errorOf, toldOf } from './told-errors.ts';

type Handler = (ctx: object, input: object) => Promise<unknown>;
type Options = {
  port: MessagePort;
  contract: Readonly<Record<string, Endpoint>>;
  handlers: Readonly<Record<string, unknown>>;
  /** Left out where the main thread runs the statements. */
  inStatement?: InTransaction;
  checksAnswers: boolean;
};

const MIB = 1024 * 1024;

/** Answers what the main thread asks, one computation after another. */
export const answerInThread = ({ port, contract, handlers, checksAnswers, ...own }: Options) => {
  const tell = (message: FromThread, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  const { db, receive } = askedHandle(tell);
  const inStatement: InTransaction = own.inStatement ?? guarded((run) => run(db));

  const answer = async (asked: Asked) => {
    try {
      const endpoint = contract[asked.operation];
      const handler = handlers[asked.operation] as Handler | undefined;
      if (!endpoint || !handler) throw new Error(`${asked.operation}: no thread computes it`);
      const computed = await compute({ asked, endpoint, handler, inStatement, checksAnswers });
      const { content } = computed;
      const { buffer } = 'body' in content ? content.body : content.file.bytes;
      tell({ computed, heapMb: getHeapStatistics().total_heap_size / MIB }, [buffer as ArrayBuffer]);
    } catch (error) {
      tell({ refused: toldOf(error) });
    }
  };
  port.on('message', (message: ToThread) => {
    if ('asked' in message) void answer(message.asked);
    else receive(message);
  });
  tell({ ready: true });
};

type Computing = {
  asked: Asked;
  endpoint: Endpoint;
  handler: Handler;
  inStatement: InTransaction;
  checksAnswers: boolean;
};

const compute = async ({ asked, endpoint, handler, inStatement, checksAnswers }: Computing): Promise<Computed> => {
  const { actor, sender, now, input } = asked;
  const { seen, recordAccess } = collectAccesses(actor);
  const records: Computed['records'] = [];
  const record = async (_: Db, recordId?: string, more?: RecordedMore) => {
    records.push({ recordId, more });
  };
  const ctx = { actor, sender, clock: () => now, recordAccess };
  const data =
    endpoint.transaction === 'own'
      ? await handler({ ...ctx, inTransaction: inStatement, inStatement, record }, input)
      : await inStatement((db) => handler({ ...ctx, db }, input));
  if (endpoint.body === 'file') return { content: { file: await wholeFile(data as FileAnswer) }, seen, records };
  if (checksAnswers) endpoint.output.parse(data);
  const body = new TextEncoder().encode(serialiserOf(endpoint.output)({ result: { data } }));
  return { content: { body }, seen, records };
};

const wholeFile = async ({ name, mediaType, ...content }: FileAnswer) => {
  if ('path' in content) throw new Error('a thread stores no files');
  const parts: Buffer[] = [];
  for await (const part of content.parts) parts.push(Buffer.from(part));
  // Small buffers share memory, and what is shared cannot be moved to another thread.
  return { name, mediaType, bytes: Uint8Array.from(Buffer.concat(parts)) };
};

/** Returns a handle whose statements the main thread runs, and the function that receives their rows. */
const askedHandle = (tell: (message: FromThread) => void) => {
  const waiting = new Map<number, PromiseWithResolvers<QueryResult<unknown>>>();
  let last = 0;
  const db = handleOver(({ sql, parameters }) => {
    last += 1;
    const rows = Promise.withResolvers<QueryResult<unknown>>();
    waiting.set(last, rows);
    tell({ statement: { text: sql, parameters }, id: last });
    return rows.promise;
  });
  const receive = (message: Exclude<ToThread, { asked: Asked }>) => {
    const statement = waiting.get(message.to);
    waiting.delete(message.to);
    if ('rows' in message) statement?.resolve({ rows: message.rows });
    else statement?.reject(errorOf(message.refused));
  };
  return { db, receive };
};
