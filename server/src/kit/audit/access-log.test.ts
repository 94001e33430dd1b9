import { tmpdir } from 'node:os';
import { CALLERS, defineContract } from '@ieum/contract';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { noDatabase } from '../../../test/fixtures/database/no-database.ts';
import { messages } from '../../app/slices.ts';
import { systemClock } from '../clock.ts';
import type { InTransaction } from '../db/database.ts';
import type { Handlers } from '../http/context.ts';
import { createIdempotency } from '../http/idempotency.ts';
import { mount } from '../http/mount.ts';
import { createServer } from '../http/server.ts';
import { createLog } from '../log.ts';

const me = '019a8400-11a6-7b3c-8d2e-5f4e3d2c1b0a';
const other = '019a8400-77c1-7e5d-9a3b-2c1d0e9f8a7b';
const common = {
  summary: 'Is for tests.',
  access: CALLERS,
  errors: [],
  input: z.strictObject({}),
  output: z.object({}),
} as const;
const contract = defineContract({
  read: { ...common, method: 'GET', path: '/read' },
  readOwn: { ...common, method: 'GET', path: '/read-own' },
  readAlone: { ...common, method: 'GET', path: '/read-alone', transaction: 'own' },
  write: { ...common, method: 'POST', path: '/write' },
});

let written: string[] = [];
let isRoomLeft = true;
const db = noDatabase((text) => written.push(text.replace(/^insert into "(\w+)".*/s, '$1')));
const inTransaction: InTransaction = (run) => run(db);
const seen = (personId: string) => ({ kind: 'contact', personId, recordId: personId }) as const;

const handlers: Handlers<typeof contract> = {
  read: async ({ recordAccess }) => {
    recordAccess(seen(other));
    recordAccess(seen(me));
    return {};
  },
  readOwn: async ({ recordAccess }) => {
    recordAccess(seen(me));
    return {};
  },
  readAlone: async ({ recordAccess }) => {
    recordAccess(seen(other));
    return {};
  },
  write: async ({ recordAccess }) => {
    recordAccess(seen(other));
    return {};
  },
};
const server = createServer(messages, { log: createLog('silent'), isBehindTls: false });
mount(server, contract, handlers, {
  inTransaction,
  inStatement: inTransaction,
  hasRoom: () => isRoomLeft,
  clock: systemClock,
  uploadFolder: tmpdir(),
  actorOf: async () => ({ id: me, sessionId: me, role: 'admin', passwordAt: new Date() }),
  idempotency: createIdempotency({ hash: (text) => text, clock: systemClock }),
});
const call = (url: string, method: 'GET' | 'POST' = 'GET') =>
  server.inject({ method, url, headers: { authorization: 'Bearer x.y.z' } });

beforeEach(() => {
  written = [];
  isRoomLeft = true;
});

it('notes what any kind of handler says that it has shown of others', async () => {
  expect((await call('/api/read')).statusCode).toBe(200);
  expect((await call('/api/read-alone')).statusCode).toBe(200);
  expect(written).toEqual(['kit_access', 'kit_access']);
  expect((await call('/api/write', 'POST')).statusCode).toBe(200);
  expect(written.slice(3)).toEqual(['kit_access']);
});

it('leaves out one’s own', async () => {
  expect((await call('/api/read-own')).statusCode).toBe(200);
  expect(written).toEqual([]);
});

it('shows nothing that cannot be noted down', async () => {
  isRoomLeft = false;
  expect((await call('/api/read')).json().result.code).toBe('server.disk_full');
  expect((await call('/api/read-own')).statusCode).toBe(200);
});
