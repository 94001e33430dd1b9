import { answerEnvelope, type Contract, type Endpoint, ROLES } from '@ieum/contract';
import build from 'fast-json-stringify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { insertAuditLine } from './audit.store.ts';
import type { Clock } from './clock.ts';
import type { Actor, Handlers } from './context.ts';
import type { Db, InTransaction } from './db.ts';
import { fail } from './fail.ts';
import { parseInput } from './input.ts';

export type Deps = {
  inTransaction: InTransaction;
  /** Asked anew for every request, so a session that ends has ended. */
  actorOf: (token: string) => Promise<Actor | undefined>;
  clock: Clock;
  /** In tests: an answer that is not as the contract says is a fault, not something to be sent. */
  checksAnswers?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

type Handler = (ctx: object, input: object) => Promise<unknown>;

/** Joins a contract and its handlers: what happens to every request happens here and nowhere else. */
export const mount = <C extends Contract>(server: FastifyInstance, contract: C, handlers: Handlers<C>, deps: Deps) => {
  server.decorateRequest('actor', undefined);
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = handlers[name] as Handler | undefined;
    refuseUndeclared(name, endpoint, handler);
    const paths = endpoint.alsoAtRoot ? [`/api${endpoint.path}`, endpoint.path] : [`/api${endpoint.path}`];
    const route = routeOf(name, endpoint, handler, deps);
    for (const url of paths) server.route({ method: endpoint.method, url, ...route });
  }
};

/** A slip in the contract ends the start, not the first request. */
function refuseUndeclared(name: string, endpoint: Endpoint, handler: Handler | undefined): asserts handler is Handler {
  const { access, body = 'json' } = endpoint;
  const isDeclared = access === 'public' || (access?.length > 0 && access.every((role) => ROLES.includes(role)));
  if (!isDeclared) throw new Error(`${name}: the contract does not say who may call it`);
  if (!handler) throw new Error(`${name}: no slice answers it`);
  if (body !== 'json') throw new Error(`${name}: body '${body}' is not served yet`);
}

const routeOf = (name: string, endpoint: Endpoint, handler: Handler, deps: Deps) => {
  const { inTransaction, actorOf, clock, checksAnswers = false } = deps;
  const serialise = serialiserOf(endpoint.output);
  const isWrite = endpoint.method !== 'GET';

  const record = async (db: Db, request: FastifyRequest, input: object, data: unknown) => {
    if (!isWrite) return;
    const { actor, id: requestId, ip: address } = request;
    const companyId = actor && 'companyId' in actor ? actor.companyId : null;
    const recordId = idIn(data) ?? idIn(input) ?? null;
    const line = { operation: name, actorId: actor?.id ?? null, companyId, recordId, requestId, address };
    await insertAuditLine(db, { at: clock(), ...line });
  };

  const run = async (request: FastifyRequest, input: object) => {
    const { actor } = request;
    if (endpoint.transaction === 'own') {
      const data = await handler({ actor, clock, inTransaction }, input);
      if (isWrite) await inTransaction((db) => record(db, request, input, data));
      return data;
    }
    return inTransaction(async (db) => {
      const data = await handler({ actor, clock, db }, input);
      await record(db, request, input, data);
      return data;
    });
  };

  return {
    // Before the body is read: a stranger's megabytes are not parsed.
    onRequest: async (request: FastifyRequest) => {
      request.actor = await admit(endpoint, request.headers.authorization, actorOf);
    },
    handler: async (
      request: FastifyRequest,
      reply: { type: (type: string) => { send: (body: string) => unknown } },
    ) => {
      const data = await run(request, parseInput(endpoint, request));
      if (checksAnswers) endpoint.output.parse(data);
      return reply.type('application/json; charset=utf-8').send(serialise({ result: { data } }));
    },
  };
};

const admit = async ({ access }: Endpoint, authorization = '', actorOf: Deps['actorOf']) => {
  if (access === 'public') return undefined;
  const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  const actor = (token && (await actorOf(token))) || fail('session.required');
  return access.includes(actor.role) ? actor : fail('access.denied');
};

const idIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : undefined;

/** Undeclared fields are left out, not refused; a closed object would refuse them inside a union or nullable. */
const serialiserOf = (output: z.ZodType) => {
  const schema = z.toJSONSchema(answerEnvelope(output), {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return build(schema as Parameters<typeof build>[0]);
};
