import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../app/slices.ts';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';

const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });
const timeOuts = { requestTimeout: 150, headersTimeout: 100, connectionsCheckingInterval: 20, bodyTimeout: 100 };
const server = createServer(messages, { log, isBehindTls: true, timeOuts });
server.post('/take', async () => ({}));
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends bytes as they are. Returns everything that comes back until the server closes the connection. */
const raw = (bytes: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

it('sets all three time-outs, the shorter one for the headers', () => {
  const usual = createServer(messages, { log, isBehindTls: false }).server;
  expect(usual).toMatchObject({ requestTimeout: 300_000, headersTimeout: 10_000 });
});

it('cuts off who sends headers or a body drop by drop, with the envelope', async () => {
  const headers = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n';
  for (const bytes of ['GET / HTTP/1.1\r\nhost', `POST /take HTTP/1.1\r\n${headers}\r\n{`]) {
    const answer = await raw(bytes);
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"request.timeout"');
  }
});

it('answers bytes that are no HTTP in the envelope', async () => {
  const answer = await raw('nonsense\r\n\r\n');
  expect(answer).toContain('HTTP/1.1 400');
  expect(answer).toContain('"code":"request.malformed"');
  expect(answer).toContain('x-content-type-options: nosniff');
});

it('refuses headers without end', async () => {
  const answer = await raw(`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(100_000)}\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 413');
  expect(answer).toContain('"headers":"too_large"');
});

it('bears the security headers on every answer, and HSTS only behind TLS', async () => {
  const plain = createServer(messages, { log, isBehindTls: false });
  for (const [app, hsts] of [
    [server, 'max-age=31536000'],
    [plain, undefined],
  ] as const) {
    for (const url of ['/nowhere', '/%']) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers['strict-transport-security']).toBe(hsts);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  }
});

const SLOW = 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n';

/** Starts a server in the middle of a request; the test decides when the request ends. */
const busyServer = async () => {
  const busy = createServer(messages, { log, isBehindTls: false });
  const entered = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  busy.get('/slow', async () => {
    entered.resolve();
    await finished.promise;
    return { done: true };
  });
  busy.addHook('preClose', async () => closing.resolve());
  const address = new URL(await busy.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.write(SLOW);
  await entered.promise;
  return { busy, socket, closing: closing.promise, finish: finished.resolve };
};

it('S3.5 answers what is under way when it closes, and refuses what still comes in the envelope', async () => {
  const { busy, socket, closing, finish } = await busyServer();
  const closed = busy.close();
  await closing;
  busy.server.once('request', () => finish());
  socket.write(SLOW);
  const answers = await text(socket);
  expect(answers).toMatch(/HTTP\/1.1 200 OK.*"done":true.*HTTP\/1.1 503 .*"code":"server.unavailable"/s);
  await closed;
});

it('F-2 hangs up on whoever got the last answer while it closed, and waits for nobody who asks no more', async () => {
  const { busy, socket, closing, finish } = await busyServer();
  const closed = busy.close();
  await closing;
  finish();
  expect(await text(socket)).toMatch(/HTTP\/1.1 200 OK.*"done":true/s);
  await closed;
});

it('writes one line per request, and no secret into it', async () => {
  logged.length = 0;
  await server.inject({ url: '/nowhere?token=hush', headers: { authorization: 'Bearer hush' } });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ method: 'GET', route: '/nowhere', status: 404, msg: 'request' });
  log.info({ password: 'hush', user: { authorization: 'hush' } }, 'a slip');
  expect(logged.join()).not.toContain('hush');
});

it('gives each request an id of its own and does not take one from the caller', async () => {
  logged.length = 0;
  await server.inject({ url: '/nowhere', headers: { 'request-id': 'mine', 'x-request-id': 'mine' } });
  expect(JSON.parse(logged[0] ?? '').reqId).toMatch(/^[0-9a-f-]{36}$/);
});
