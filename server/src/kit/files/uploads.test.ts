import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { defineContract } from '@ieum/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { noDatabase } from '../../../test/fixtures/database/no-database.ts';
import { messages } from '../../app/slices.ts';
import { systemClock } from '../clock.ts';
import { createIdempotency } from '../http/idempotency.ts';
import { mount } from '../http/mount.ts';
import { createServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { UPLOAD_MAX_BYTES } from './uploads.ts';

const contract = defineContract({
  take: {
    summary: 'Is for tests.',
    method: 'POST',
    path: '/take',
    access: 'public',
    input: z.strictObject({ title: z.string() }),
    output: z.object({ title: z.string(), name: z.string(), size: z.int(), text: z.string() }),
    body: 'upload',
    transaction: 'own',
    errors: [],
  },
});
const folder = mkdtempSync(join(tmpdir(), 'ieum-upload-'));
const db = noDatabase();
// Shorter than the limit of any other body, far shorter than that of an upload.
const timeOuts = { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 20, bodyTimeout: 50 };
const server = createServer(messages, { log: createLog('silent'), isBehindTls: false, timeOuts });
mount(
  server,
  contract,
  {
    take: async ({ file }, { title }) => ({
      title,
      name: file.name,
      size: file.size,
      text: readFileSync(file.path, 'utf8').slice(0, 20),
    }),
  },
  {
    inTransaction: (run) => run(db),
    inStatement: (run) => run(db),
    actorOf: async () => undefined,
    clock: systemClock,
    idempotency: createIdempotency({ hash: (text) => text, clock: systemClock }),
    uploadFolder: folder,
  },
);
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const head = (length: number) =>
  `POST /api/take HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`;
const START = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n제목\r\n';
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="증명서.pdf"\r\n\r\n';
const END = '\r\n--x--\r\n';
const lengthOf = (...parts: string[]) => Buffer.byteLength(parts.join(''));
const isEmpty = () => expect(readdirSync(folder)).toEqual([]);

it('gives the handler the fields and the file, and leaves nothing behind', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(head(lengthOf(START, FILE, '내용', END)) + START + FILE);
  socket.write(`내용${END}`);
  const answer = await text(socket);
  expect(answer).toContain('"title":"제목","name":"증명서.pdf","size":6,"text":"내용"');
  isEmpty();
});

it('S2.16 has more patience with a file on a slow line than with any other body', async () => {
  const upload = connect(port, '127.0.0.1');
  const rest = `내용${END}`;
  upload.write(head(lengthOf(START, FILE, rest)) + START);
  const other = connect(port, '127.0.0.1');
  other.write(head(9).replace(/multipart[^\r]+/, 'application/json'));
  expect(await text(other)).toContain('HTTP/1.1 408');
  upload.write(FILE + rest);
  expect(await text(upload)).toContain('HTTP/1.1 200');
});

it('E1 leaves nothing behind when the connection is cut in the middle of the file', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head(1_000_000) + START + FILE + 'x'.repeat(200_000));
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(isEmpty);
});

it('E1 survives a form that breaks off in the middle of a file, whatever the file is called', async () => {
  const named = (name: string) => FILE.replace('name="file"', `name="${name}"`);
  for (const form of [START + FILE, START + named('other'), named('other'), `${START + FILE}x\r\n${FILE}`]) {
    const cut = form + 'x'.repeat(100);
    const socket = connect(port, '127.0.0.1');
    socket.write(head(lengthOf(cut)) + cut);
    expect(await text(socket)).toContain('"code":"request.malformed"');
  }
  isEmpty();
});

it('E1 survives a form with too many parts, whole or broken off', async () => {
  for (const end of [END, '']) {
    const form = START.replace('title', 'title0').repeat(30) + FILE + end;
    const socket = connect(port, '127.0.0.1');
    socket.write(head(lengthOf(form)) + form);
    expect(await text(socket)).toContain('"fields":{"body":"too_big"}');
  }
  isEmpty();
});

it('F-6 answers whoever sends a file that cannot be stored, and hears it out first', async () => {
  renameSync(folder, `${folder}.away`);
  const content = 'x'.repeat(3_000_000);
  const socket = connect(port, '127.0.0.1');
  socket.write(head(lengthOf(START, FILE, content, END)) + START + FILE + content + END);
  expect(await text(socket)).toContain('"code":"server.unexpected"');
  renameSync(`${folder}.away`, folder);
  isEmpty();
});

it('E1 hears a file to its end that is one byte too large, and says so', async () => {
  const socket = connect(port, '127.0.0.1');
  const content = 'x'.repeat(UPLOAD_MAX_BYTES + 1);
  socket.write(head(lengthOf(START, FILE, content, END)) + START + FILE + content + END);
  const answer = await text(socket);
  expect(answer).toContain('HTTP/1.1 413');
  expect(answer).toContain('"code":"document.too_large"');
  isEmpty();
});

it('E1 cuts off at once what says that it is far too large', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(head(5 * UPLOAD_MAX_BYTES) + START);
  expect(await text(socket)).toContain('"code":"document.too_large"');
});
