import { createHash } from 'node:crypto';
import { type ErrorCode, examples, type Sentence, slices } from '@ieum/contract';
import type { FastifyInstance } from 'fastify';
import { type StaticFile, sendStaticFile, staticFile } from '../kit/static-files.ts';
import { apiDocsPage } from './api-docs.ts';
import { STYLE } from './api-docs-style.ts';
import { describeApi } from './openapi.ts';

type Messages = Record<ErrorCode, Sentence>;

/** `/api/openapi.json` for programs, `/api/docs` for people; made when first asked for, because most starts never are. */
export const mountApiDescription = (server: FastifyInstance, messages: Messages, apiServer: string) => {
  const describe = once(() => describeApi({ slices, examples, messages, server: apiServer }));
  const files: Record<string, () => StaticFile> = {
    '/api/openapi.json': () => staticFile('openapi.json', Buffer.from(JSON.stringify(describe()))),
    '/api/docs': () =>
      staticFile('docs.html', Buffer.from(apiDocsPage(describe())), { 'content-security-policy': POLICY }),
  };
  for (const [url, make] of Object.entries(files)) {
    const made = once(make);
    server.get(url, (request, reply) => sendStaticFile(made(), request, reply));
  }
};

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
