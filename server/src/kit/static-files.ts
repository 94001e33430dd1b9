import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type StaticFile = {
  body: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  headers: Record<string, string>;
};

/** By the path under which it is asked for. */
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

/** The build puts a hash into every name under here, so the content never changes. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** All of a folder in memory, with the compressed forms that the build left beside each file. */
export const readStaticFiles = (folder: string): StaticFiles => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name));
  return new Map(
    files.map((name) => {
      const path = join(folder, name);
      const url = `/${name.split(sep).join('/')}`;
      return [url, describe(url, readFileSync(path), readIfThere(`${path}.br`), readIfThere(`${path}.gz`))];
    }),
  );
};

/** For what is made at start, and small. */
export const staticFile = (url: string, body: Buffer, headers: Record<string, string> = {}): StaticFile => {
  const file = describe(url, body, brotliCompressSync(body), gzipSync(body));
  return { ...file, headers: { ...file.headers, ...headers } };
};

export const sendStaticFile = (file: StaticFile, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(file.headers);
  if (request.headers['if-none-match'] === file.headers.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (file.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br);
  if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.body);
};

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

const describe = (url: string, body: Buffer, br: Buffer | undefined, gzip: Buffer | undefined): StaticFile => ({
  body,
  br,
  gzip,
  headers: {
    'content-type': TYPES[extname(url)] ?? 'application/octet-stream',
    'cache-control': url.startsWith(HASHED) ? FOREVER : ASK_EACH_TIME,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
  },
});
