import { tmpdir } from 'node:os';
import { defineContract } from '@ieum/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noDatabase } from '../../../test/fixtures/database/no-database.ts';
import { messages } from '../../app/slices.ts';
import { createLog } from '../log.ts';
import { createIdempotency } from './idempotency.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

const MINUTE_MS = 60_000;
const now = new Date('2026-11-15T00:00:00Z');
const clock = () => now;

const contract = defineContract({
  change: {
    summary: 'Is for tests.',
    method: 'POST',
    path: '/change',
    access: ['admin'],
    asksPassword: true,
    transaction: 'own',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
  },
});
const db = noDatabase();
const server = createServer(messages, { log: createLog('silent'), isBehindTls: false });
mount(
  server,
  contract,
  { change: async () => ({}) },
  {
    inTransaction: (run) => run(db),
    inStatement: (run) => run(db),
    clock,
    idempotency: createIdempotency({ hash: (text) => text, clock }),
    uploadFolder: tmpdir(),
    /** The token is the number of minutes since the password was typed. */
    actorOf: async (minutes) => ({
      role: 'admin',
      id: 'a',
      sessionId: 's',
      passwordAt: new Date(now.getTime() - Number(minutes) * MINUTE_MS),
    }),
  },
);

const needed = 'session.password_needed';
it.each([
  ['0', 200],
  ['10', 200],
  ['11', needed],
  // A clock that was set back makes no password newer.
  ['-11', needed],
])('A10 answers %s minutes after the password with %s', async (minutes, expected) => {
  const headers = { authorization: `Bearer ${minutes}` };
  const answer = await server.inject({ method: 'POST', url: '/api/change', headers, payload: {} });
  expect(answer.json().result.code ?? answer.statusCode).toBe(expected);
});
