import { tmpdir } from 'node:os';
import { defineContract } from '@ieum/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noDatabase } from '../../../test/fixtures/database/no-database.ts';
import { messages } from '../../app/slices.ts';
import { systemClock } from '../clock.ts';
import type { InTransaction } from '../db/database.ts';
import { createLog } from '../log.ts';
import type { Actor } from './context.ts';
import { createIdempotency } from './idempotency.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

const open = { summary: 'Is for tests.', access: ['supplier'], input: z.strictObject({}), errors: [] } as const;
const contract = defineContract({
  weigh: { ...open, method: 'GET', path: '/weigh', output: z.object({}), isHeavy: true },
  exportWeights: {
    ...open,
    method: 'POST',
    path: '/weights',
    output: z.object({}),
    transaction: 'own',
    isHeavy: true,
    changes: [],
  },
  glance: { ...open, method: 'GET', path: '/glance', output: z.object({}) },
});

const started: string[] = [];
const waits: (() => void)[] = [];
const heavy = (name: string) => async () => {
  started.push(name);
  await new Promise<void>((resolve) => waits.push(resolve));
  return {};
};

/** The token is the company. */
const actorOf = async (companyId: string): Promise<Actor> => ({
  id: `person of ${companyId}`,
  sessionId: 'session',
  passwordAt: new Date(),
  role: 'supplier',
  companyId,
  memberRole: 'owner',
});
const inTransaction: InTransaction = (run) => run(noDatabase(() => undefined));
const deps = {
  inTransaction,
  inStatement: inTransaction,
  actorOf,
  clock: systemClock,
  idempotency: createIdempotency({ hash: (text) => text, clock: systemClock }),
  uploadFolder: tmpdir(),
};
const newServer = () =>
  createServer(messages, { log: createLog('error', { write: () => undefined }), isBehindTls: false });
const server = newServer();
const handlers = { weigh: heavy('read'), exportWeights: heavy('export'), glance: async () => ({}) };
mount(server, contract, handlers, deps);

const ask = (method: 'GET' | 'POST', url: string, company: string) =>
  server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${company}` },
    ...(method === 'POST' && { payload: {} }),
  });
const end = async () => {
  waits.shift()?.();
};

it('28.3 keeps a second computation of a company waiting, and refuses no light request', async () => {
  const first = ask('GET', '/api/weigh', 'wide');
  const second = ask('POST', '/api/weights', 'wide');
  expect((await ask('GET', '/api/glance', 'wide')).statusCode).toBe(200);
  expect(started).toEqual(['read']);
  await end();
  expect((await first).statusCode).toBe(200);
  const [done] = await Promise.all([second, endSoon()]);
  expect([done.statusCode, started]).toEqual([200, ['read', 'export']]);
});

it('28.3 answers 429 with the time to come back when too many of one company wait', async () => {
  const asked = Array.from({ length: 33 }, () => ask('GET', '/api/weigh', 'wide'));
  for (const request of asked) void request.then(() => undefined);
  await ask('GET', '/api/glance', 'wide');
  const refused = await ask('GET', '/api/weigh', 'wide');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.json()).toMatchObject({ result: { code: 'server.busy' } });
  for (const request of asked) await Promise.all([request, endSoon()]);
});

/** Ends the computation that runs, as soon as it has begun. */
const endSoon = async () => {
  while (waits.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await end();
};

it('28.3 refuses to start with a heavy write that would hold a transaction while it waits', () => {
  const broken = { weigh: { ...contract.weigh, method: 'POST' as const } };
  expect(() => mount(newServer(), broken, { weigh: handlers.weigh }, deps)).toThrow('would wait inside a transaction');
});
