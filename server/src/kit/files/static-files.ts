import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hurryReader } from '../http/slow-readers.ts';
import { openPack, type PackedFile } from './packed-files.ts';

type Form = { status: 200 | 304; headers: Record<string, string>; body: Buffer | undefined };

export type StaticFile = {
  body: Buffer;
  headers: Record<string, string>;
  plain: Form;
  unchanged: Form;
  br: Form | undefined;
  gzip: Form | undefined;
};

/** Files by their path in the address. */
export type StaticFiles = Map<string, StaticFile>;

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The build puts a hash into every name in this folder, so the content never changes. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/**
 * Returns the files of a folder with the compressed forms that the build wrote beside each. Those of a packed folder come
 * into memory when they are first asked for; most never are.
 */
export const readStaticFiles = (folder: string): StaticFiles =>
  new Map(
    openPack(folder)?.map(({ url, read }): [string, StaticFile] => [url, readLater(url, read)]) ?? readFolder(folder),
  );

const readLater = (url: string, read: PackedFile['read']): StaticFile => {
  let known: StaticFile | undefined;
  const file = () => {
    if (!known) {
      const { body, br, gzip } = read();
      known = describe(url, body, br, gzip);
    }
    return known;
  };
  return {
    get body() {
      return file().body;
    },
    get headers() {
      return file().headers;
    },
    get plain() {
      return file().plain;
    },
    get unchanged() {
      return file().unchanged;
    },
    get br() {
      return file().br;
    },
    get gzip() {
      return file().gzip;
    },
  };
};

const readFolder = (folder: string): [string, StaticFile][] => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name));
  return files.map((name) => {
    const path = join(folder, name);
    const url = `/${name.split(sep).join('/')}`;
    return [url, describe(url, readFileSync(path), readIfThere(`${path}.br`), readIfThere(`${path}.gz`))];
  });
};

/** The best quality would take most of the start for a few bytes less. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Creates a small file at the start. */
export const staticFile = (url: string, body: Buffer, headers: Record<string, string> = {}): StaticFile =>
  describe(url, body, brotliCompressSync(body, FAST), gzipSync(body), headers);

/** Creates a file that is sent as it is. */
export const uncompressedFile = (url: string, body: Buffer): StaticFile => describe(url, body, undefined, undefined);

export const sendStaticFile = (file: StaticFile, request: FastifyRequest, reply: FastifyReply) => {
  const { status, headers, body } = formFor(file, request.headers);
  return reply.code(status).headers(headers).send(body);
};

/**
 * Answers requests for files before the framework sees them: they need none of its work, which doubles the time. The
 * framework's own route answers all other requests for them.
 */
export const serveFilesFirst = (server: FastifyInstance, files: StaticFiles, always: Record<string, string>) => {
  const http = server.server;
  const [framework] = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    const file = request.method === 'GET' && http.listening ? files.get(request.url ?? '') : undefined;
    const form = file && formIfReadable(file, request.headers);
    if (!form) return framework?.(request, response);
    const { status, headers, body } = form;
    response.writeHead(status, { ...always, ...headers }).end(body);
    if (request.socket.writableLength > 0) hurryReader(response);
  });
};

/** A file that cannot be read is the framework's: it answers and logs every error. */
const formIfReadable = (file: StaticFile, headers: IncomingHttpHeaders) => {
  try {
    return formFor(file, headers);
  } catch {
    return undefined;
  }
};

const formFor = (
  file: StaticFile,
  { 'if-none-match': known, 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
) => {
  if (known === file.unchanged.headers.etag) return file.unchanged;
  if (file.br && /\bbr\b/.test(String(accepted))) return file.br;
  return file.gzip && /\bgzip\b/.test(String(accepted)) ? file.gzip : file.plain;
};

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

const describe = (
  url: string,
  body: Buffer,
  br: Buffer | undefined,
  gzip: Buffer | undefined,
  more: Record<string, string> = {},
): StaticFile => {
  const headers = {
    'content-type': TYPES[extname(url)] ?? 'application/octet-stream',
    'cache-control': url.startsWith(HASHED) ? FOREVER : ASK_EACH_TIME,
    // The name of such a file changes with its content. Hashing megabytes again would delay the start.
    etag: `"${createHash('sha256')
      .update(url.startsWith(HASHED) ? url : body)
      .digest('base64url')
      .slice(0, 22)}"`,
    vary: 'accept-encoding',
    ...more,
  };
  const formOf = (content: Buffer, encoding?: string): Form => ({
    status: 200,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(content.length),
    },
    body: content,
  });
  return {
    body,
    headers,
    plain: formOf(body),
    unchanged: { status: 304, headers, body: undefined },
    br: br && formOf(br, 'br'),
    gzip: gzip && formOf(gzip, 'gzip'),
  };
};
