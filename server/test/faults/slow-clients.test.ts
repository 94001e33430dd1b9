import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { messages } from '../../src/app/slices.ts';
import { insertDocument } from '../../src/document/document.store.ts';
import { createFileStore } from '../../src/document/file-store.ts';
import { createServer } from '../../src/kit/http/server.ts';
import { createLog } from '../../src/kit/log.ts';
import { openEmbedded } from '../../src/kit/pglite/embedded.ts';
import { startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { seed } from '../fixtures/process/seed.ts';
import { openSlowClients } from '../fixtures/process/slow-clients.ts';
import { pause, until } from '../fixtures/process/waiting.ts';
import { isLong } from '../suite.ts';

const [CLIENTS, DRIP_MS, USERS] = isLong ? [500, 500, 10] : [48, 5, 2];
/** Number of requests of each normal user while the slow clients hold their connections. */
const ENOUGH = 5;
const LARGE = Buffer.alloc(10 * 2 ** 20, 'x');

type Target = {
  url: string;
  token: string;
  download: string;
  normal: string;
  /** Returns the number of open connections. */
  connections: () => Promise<number>;
  stop: () => Promise<unknown>;
};

/** Starts the product itself, with its real time-outs. */
const startReal = async (folder: string): Promise<Target> => {
  const { supplier } = await seed(folder);
  const files = createFileStore(join(folder, 'files'));
  const path = join(files.arrivingFolder, 'large');
  writeFileSync(path, LARGE);
  const storage_key = await files.keep(path);
  const database = await openEmbedded({ folder, deadlineMs: 30_000 });
  const { id } = await database.inTransaction(async (db) => {
    const owner = await db
      .selectFrom('account_user')
      .select('id')
      .where('email', '=', 'supplier0@test.kr')
      .executeTakeFirstOrThrow();
    const about = {
      name: 'large.pdf',
      media_type: 'application/pdf',
      size: LARGE.length,
      sha256: '-',
      company_id: null,
    };
    return insertDocument(db, { ...about, storage_key, uploaded_by: owner.id, created_at: new Date().toISOString() });
  });
  await database.close();
  const { url, pid, kill } = await startProduct(folder);
  const base = socketsOf(pid);
  return {
    url,
    token: supplier,
    download: `/api/documents/${id}`,
    normal: '/api/factories',
    connections: async () => socketsOf(pid) - base,
    stop: async () => expect(await kill('SIGTERM')).toBe(0),
  };
};

/** Starts the same server with short time-outs. */
const startHasty = async (): Promise<Target> => {
  const timeOuts = {
    requestTimeout: 600,
    headersTimeout: 200,
    connectionsCheckingInterval: 50,
    bodyTimeout: 300,
    answerTimeout: 600,
    connectionTimeout: 400,
  };
  const server = createServer(messages, { log: createLog('silent'), isBehindTls: false, timeOuts });
  server.get('/large', async () => LARGE);
  server.get('/normal', async () => ({}));
  server.post('/api/factories', async () => ({}));
  server.post('/api/user/picture', (request) => void request.raw.resume());
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    token: '-',
    download: '/large',
    normal: '/normal',
    stop: () => server.close(),
    connections: () => promisify(server.server.getConnections.bind(server.server))(),
  };
};

const socketsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

it(
  `F-8 hangs up on ${CLIENTS} clients that are as slow as can be, and answers everybody else meanwhile`,
  () =>
    withFolder(async (folder) => {
      const target = await (isLong ? startReal(folder) : startHasty());
      const { hostname, port } = new URL(target.url);
      const address = { host: hostname, port: Number(port), token: target.token, download: target.download };
      const slow = await openSlowClients(CLIENTS, address, DRIP_MS);
      const times: number[] = [];
      const statuses = new Set<number>();
      let isOver = false;
      const use = async () => {
        while (!isOver) {
          const began = performance.now();
          const headers = { authorization: `Bearer ${target.token}`, connection: 'close' };
          const answer = await fetch(target.url + target.normal, { headers });
          await answer.arrayBuffer();
          times.push(performance.now() - began);
          statuses.add(answer.status);
          await pause();
        }
      };
      const users = Array.from({ length: USERS }, use);
      await until(async () => times.length >= ENOUGH * USERS && (await target.connections()) <= USERS);
      isOver = true;
      await Promise.all(users);
      expect([...statuses]).toEqual([200]);
      await until(async () => (await target.connections()) === 0 && slow.left() === 0);
      slow.close();
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
      await target.stop();
      score(
        `F-8: ${CLIENTS} slow clients, all cut off; meanwhile ${times.length} normal requests answered, p95 ${p95.toFixed(0)} ms; no connection left open`,
      );
    }),
  isLong ? 600_000 : 60_000,
);
