import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus, type Sentence } from '@ieum/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { sqlStateOf } from '../db/database.ts';
import { acceptUploads } from '../files/uploads.ts';
import { type Log, withoutSearch } from '../log.ts';
import { Failure, fail, failureOf } from './failure.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { refuseOddHttp } from './odd-requests.ts';
import { ANSWER_MS, hurryReader } from './slow-readers.ts';
import { STATUS_CODES } from './status-words.ts';

const BODY_LIMIT = 1_048_576;
const RETRY_AFTER_S = 5;
/** Statuses that pass with time; their answers carry a time to try again. */
const PASSING = [429, 503, 507];
const HANG_UP_MS = 500;
const SMALL_BYTES = 65_536;

/**
 * The first three are of the HTTP server and belong together: with one alone, a client that drips its bytes is never
 * cut off. A file may take minutes on a slow line in both directions, any other body may not. A silent connection ends
 * after a minute.
 */
const TIME_OUTS = {
  requestTimeout: 300_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  bodyTimeout: 30_000,
  answerTimeout: ANSWER_MS,
  connectionTimeout: 60_000,
};

export type HttpOptions = {
  log: Log;
  isBehindTls: boolean;
  trustedProxies?: string[];
  timeOuts?: Partial<typeof TIME_OUTS>;
};

type Messages = Record<ErrorCode, Sentence>;

/** Creates a server that answers every error in the one envelope. */
export const createServer = (messages: Messages, options: HttpOptions) => {
  const { log, isBehindTls, trustedProxies = [], timeOuts } = options;
  const { requestTimeout, connectionTimeout, bodyTimeout, answerTimeout, ...http } = { ...TIME_OUTS, ...timeOuts };
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error);
    const status = errorStatus[failure.code];
    if (failure !== error) logRefusal(log, request.id, error, failure.code);
    const waitS = failure.retryAfterS ?? (PASSING.includes(status) ? RETRY_AFTER_S : undefined);
    if (waitS !== undefined) reply.header('retry-after', waitS);
    // The unread rest of a body must not be parsed as the next request.
    if (hasBody(request) && !request.raw.complete) reply.header('connection', 'close');
    return reply.code(status).send(envelopeOf(messages, failure));
  };
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Saves one logger per request: the few lines name the request themselves.
    childLoggerFactory: (parent) => parent,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies.length ? trustedProxies : false,
    requestTimeout,
    connectionTimeout,
    // Node refuses a missing host too, but not in the envelope.
    http: { ...http, requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(isBehindTls));
      refuse(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerRaw(error, socket, messages, isBehindTls),
  });
  addSecurityHeaders(server, isBehindTls);
  refuseWhileClosing(server);
  refuseOddHttp(server);
  hurryBodies(server, bodyTimeout);
  hurryReaders(server, answerTimeout);
  server.setErrorHandler(refuse);
  server.setNotFoundHandler(() => fail('request.not_found'));
  server.removeContentTypeParser('text/plain');
  acceptUploads(server);
  const requests = withoutSearch(log);
  server.addHook(
    'onResponse',
    ({ id: reqId, method, url, ip, routeOptions }, { statusCode: status, elapsedTime }, done) => {
      const route = routeOptions.url ?? url.split('?', 1)[0];
      requests.info({ reqId, method, route, status, ms: Math.round(elapsedTime), ip }, 'request');
      done();
    },
  );
  return server;
};

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Logs only the kind of a caller's mistake: the message of such an error often repeats what was sent. */
const logRefusal = (log: Log, reqId: string, error: unknown, code: ErrorCode) => {
  if (errorStatus[code] >= 500) log.error({ reqId, err: error }, code);
  else log.debug({ reqId, kind: sqlStateOf(error) }, code);
};

/** Answers requests that came before the end; later ones are refused in the envelope. */
const refuseWhileClosing = (server: FastifyInstance) => {
  let isClosing = false;
  let hangUp: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    isClosing = true;
    // A client that has got its last answer may send one more request and is refused; a silent one must not delay the
    // end.
    hangUp = setInterval(() => server.server.closeIdleConnections(), HANG_UP_MS);
  });
  server.addHook('onClose', async () => clearInterval(hangUp));
  server.addHook('onRequest', (_, reply, done) => {
    if (!isClosing) return done();
    reply.header('connection', 'close');
    done(new Failure('server.unavailable'));
  });
};

const hurryBodies = (server: FastifyInstance, bodyTimeout: number) =>
  server.addHook('preParsing', ({ method, raw, headers }, _reply, _payload, done) => {
    done();
    if (method === 'GET' || raw.complete || headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(
      () => raw.emit('error', Object.assign(new Error('slow body'), { statusCode: 408 })),
      bodyTimeout,
    );
    for (const end of ['end', 'error', 'close']) raw.once(end, () => clearTimeout(timer));
  });

/** The system takes a small answer at once; a file waits here for its reader. */
const hurryReaders = (server: FastifyInstance, answerTimeout: number) =>
  server.addHook('onSend', (_, { raw }, payload, done) => {
    const isSmall = typeof payload === 'string' || (Buffer.isBuffer(payload) && payload.length < SMALL_BYTES);
    if (payload && !isSmall) hurryReader(raw, answerTimeout);
    done(null, payload);
  });

const envelopeOf = (messages: Messages, { code, fields }: ReturnType<typeof failureOf>) => ({
  result: { code, msg: messages[code], fields },
});

const RAW_STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Writes the answer to bytes that are no HTTP by hand, because they never reach Fastify. */
const answerRaw = (error: NodeJS.ErrnoException, socket: Socket, messages: Messages, isBehindTls: boolean) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = failureOf({ statusCode: RAW_STATUS[error.code ?? ''] ?? 400 });
  const status = errorStatus[failure.code];
  const body = JSON.stringify(envelopeOf(messages, failure));
  const headers = {
    ...securityHeaders(isBehindTls),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
};
