import { CALLERS, type Contract, type Endpoint } from '@ieum/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AccessedRecord, insertAccesses } from '../audit/access.store.ts';
import { insertAuditLine } from '../audit/line.store.ts';
import type { Clock } from '../clock.ts';
import { distantHandler, WrittenAnswer } from '../computing/distant-handler.ts';
import type { Threads } from '../computing/threads.ts';
import type { Db, InTransaction } from '../db/database.ts';
import { type FileAnswer, sendFile } from '../files/file-answer.ts';
import { dropUpload, type ReceivedFile, readToEnd, receiveUpload } from '../files/uploads.ts';
import { type ActorOf, admit, refuseOldPassword } from './admission.ts';
import { bytesOf } from './answer-bytes.ts';
import { collectAccesses } from './collected-accesses.ts';
import type { Actor, Handlers, RecordedMore } from './context.ts';
import { refuseUndeclaredErrors } from './declared-errors.ts';
import { fail } from './failure.ts';
import { createHeavyQueue, type HeavyQueue } from './heavy-queue.ts';
import type { Answered, Idempotency } from './idempotency.ts';
import { parseInput, parseUpload } from './input.ts';
import { senderOf } from './sender.ts';
import { serialiserOf } from './serialiser.ts';

export type Deps = {
  inTransaction: InTransaction;
  inStatement: InTransaction;
  /** Whether a write may begin. */
  hasRoom?: () => boolean;
  actorOf: ActorOf;
  /**
   * Whether the person still has the rights with which the request began; they are locked until the transaction ends.
   */
  isStill?: (db: Db, actor: Actor) => Promise<boolean>;
  clock: Clock;
  idempotency: Idempotency;
  /** Folder for arriving files. */
  uploadFolder: string;
  /** Called after each write that was done. */
  onWritten?: (written: Written) => void;
  /** Threads for the heavy operations. Without them, the thread of the server computes. */
  threads?: Threads | undefined;
  /** In tests: an answer that differs from the contract is a fault and is not sent. */
  checksAnswers?: boolean;
};

export type Written = { operation: string; actor: Actor | undefined; input: object };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

type AnyCtx = { actor: Actor | undefined; [more: string]: unknown };
type Handler = (ctx: AnyCtx, input: object) => Promise<unknown>;

/** Joins a contract and its handlers. Everything that happens to every request happens here and nowhere else. */
export const mount = <C extends Contract>(server: FastifyInstance, contract: C, handlers: Handlers<C>, deps: Deps) => {
  server.decorateRequest('actor', undefined);
  const inTurn = createHeavyQueue();
  for (const [name, endpoint] of Object.entries(contract)) {
    const direct = handlers[name] as Handler | undefined;
    refuseUndeclared(name, endpoint, direct);
    const handler = endpoint.isHeavy ? queued(computedBy(deps.threads, name) ?? direct, inTurn) : direct;
    const paths = endpoint.alsoAtRoot ? [`/api${endpoint.path}`, endpoint.path] : [`/api${endpoint.path}`];
    const checked = deps.checksAnswers && { errorHandler: refuseUndeclaredErrors(name, endpoint) };
    const route = { ...routeOf(name, endpoint, handler, deps), ...checked };
    for (const url of paths) server.route({ method: endpoint.method, url, ...route });
  }
};

/** Ends the start if the contract has a mistake, instead of the first request. */
function refuseUndeclared(name: string, endpoint: Endpoint, handler: Handler | undefined): asserts handler is Handler {
  const { access, body, transaction, isHeavy, method } = endpoint;
  const isDeclared = access === 'public' || (access?.length > 0 && access.every((role) => CALLERS.includes(role)));
  if (!isDeclared) throw new Error(`${name}: the contract does not say who may call it`);
  if (!handler) throw new Error(`${name}: no slice answers it`);
  const isSlow = body === 'upload' || body === 'file';
  if (isSlow && transaction !== 'own') throw new Error(`${name}: bytes would travel inside a transaction`);
  if (isHeavy && method !== 'GET' && transaction !== 'own') throw new Error(`${name}: would wait inside a transaction`);
}

const computedBy = (threads: Threads | undefined, name: string) =>
  threads && (distantHandler(name, threads) as unknown as Handler);

const queued =
  (handler: Handler, inTurn: HeavyQueue): Handler =>
  (ctx, input) =>
    inTurn(ctx.actor, () => handler(ctx, input));

const routeOf = (name: string, endpoint: Endpoint, handler: Handler, deps: Deps) => {
  const {
    inTransaction,
    inStatement,
    hasRoom = () => true,
    actorOf,
    isStill = async () => true,
    clock,
    idempotency,
    uploadFolder,
    onWritten = () => undefined,
    checksAnswers = false,
  } = deps;
  const serialise = serialiserOf(endpoint.output);
  const isWrite = endpoint.method !== 'GET';

  const record = async (db: Db, request: FastifyRequest, recordId: string | null, more: RecordedMore = {}) => {
    const { actor, id: requestId, ip: address } = request;
    const { by = actor?.id ?? null, note = '' } = more;
    const companyId = actor && 'companyId' in actor ? actor.companyId : null;
    const line = { operation: name, actorId: by, companyId, recordId, requestId, address, note };
    await insertAuditLine(db, { at: clock(), ...line });
  };

  const recordAccesses = async (
    db: Db,
    { actor, id: requestId, ip: address }: FastifyRequest,
    seen: AccessedRecord[],
  ) => {
    if (actor) await insertAccesses(db, { at: clock(), actorId: actor.id, operation: name, requestId, address }, seen);
  };

  /** Runs before the answer leaves: data whose access cannot be recorded are not shown. */
  const recordAccessesAlone = async (request: FastifyRequest, seen: AccessedRecord[]) => {
    if (seen.length === 0) return;
    if (!hasRoom()) fail('server.disk_full');
    await inTransaction((db) => recordAccesses(db, request, seen));
  };

  const bodyOf = (data: unknown) => {
    if (checksAnswers) endpoint.output.parse(data);
    return serialise({ result: { data } });
  };

  const runAlone = async (request: FastifyRequest, input: object, ctx: AnyCtx) => {
    let isRecorded = !isWrite;
    const recordAct = async (db: Db, recordId?: string, more?: RecordedMore) => {
      await record(db, request, recordId ?? idIn(input) ?? null, more);
      isRecorded = true;
    };
    const { seen, recordAccess } = collectAccesses(request.actor);
    const within = endpoint.body === 'upload' ? inTransactionOf(request.actor) : inTransaction;
    const data = await handler({ ...ctx, recordAccess, inTransaction: within, inStatement, record: recordAct }, input);
    if (!isRecorded) await inTransaction((db) => recordAct(db, idIn(data)));
    await recordAccessesAlone(request, seen);
    return data;
  };

  /** An upload takes time: its result is stored only if the person still has their rights. */
  const inTransactionOf =
    (actor: Actor | undefined): InTransaction =>
    (work) =>
      inTransaction(async (db) => {
        if (actor && !(await isStill(db, actor))) fail('access.denied');
        return work(db);
      });

  const perform = async (request: FastifyRequest, input: object, attached: { file?: ReceivedFile } = {}) => {
    const ctx = { actor: request.actor, clock, sender: senderOf(request), ...attached };
    const act = idempotency.actOf(name, endpoint, request, { ...input, file: attached.file?.sha256 });
    if (endpoint.transaction === 'own') {
      const work = async () => bodyOf(await runAlone(request, input, ctx));
      return idempotency.onceAlone(inTransaction, act, work);
    }
    // Each statement sees what is committed; a transaction would only add round trips.
    if (!isWrite) {
      const { seen, recordAccess } = collectAccesses(request.actor);
      const body = await inStatement(async (db) => {
        const data = await handler({ ...ctx, recordAccess, db }, input);
        return data instanceof WrittenAnswer ? data.body : bodyOf(data);
      });
      await recordAccessesAlone(request, seen);
      return fresh(body);
    }
    return inTransaction((db) =>
      idempotency.once(db, act, async () => {
        const { seen, recordAccess } = collectAccesses(request.actor);
        const data = await handler({ ...ctx, recordAccess, db }, input);
        await record(db, request, idIn(data) ?? idIn(input) ?? null);
        if (seen.length > 0) await recordAccesses(db, request, seen);
        return bodyOf(data);
      }),
    );
  };

  const run: typeof perform = async (request, input, attached) => {
    const answered = await perform(request, input, attached);
    if (isWrite) onWritten({ operation: name, actor: request.actor, input });
    return answered;
  };

  const runUpload = async (request: FastifyRequest) => {
    const { fields, file } = await receiveUpload(request, uploadFolder);
    try {
      // The person may have lost their rights while the file arrived.
      request.actor = await admit(endpoint, request, actorOf);
      return await run(request, parseUpload(endpoint, request, fields), { file });
    } finally {
      await dropUpload(file.path);
    }
  };

  const sendOutcome = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isWrite && !hasRoom()) {
      await readToEnd(request.raw);
      fail('server.disk_full');
    }
    if (endpoint.body === 'file') {
      const ctx = { actor: request.actor, clock, sender: senderOf(request) };
      return sendFile(reply, (await runAlone(request, parseInput(endpoint, request), ctx)) as FileAnswer);
    }
    const isUpload = endpoint.body === 'upload';
    return sendAnswer(reply, isUpload ? await runUpload(request) : await run(request, parseInput(endpoint, request)));
  };

  return {
    // Runs before the body is read: the server does not parse megabytes of strangers.
    onRequest: async (request: FastifyRequest) => {
      request.actor = await admit(endpoint, request, actorOf);
      if (endpoint.asksPassword) refuseOldPassword(request.actor, clock());
    },
    handler: sendOutcome,
  };
};

const fresh = (body: Answered['body']): Answered => ({ body, isRepeated: false });

const sendAnswer = (reply: FastifyReply, { body, isRepeated }: Answered) => {
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  // For a text, the framework would first count the length, which takes as long again. Bytes have one.
  return reply.type('application/json; charset=utf-8').send(typeof body === 'string' ? bytesOf(body) : body);
};

const idIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : undefined;
