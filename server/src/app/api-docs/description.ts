import { createHash } from 'node:crypto';
import { type Contract, type Endpoint, type ErrorCode, examples, type Sentence, slices } from '@ieum/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendStaticFile, staticFile } from '../../kit/files/static-files.ts';
import { bearerOf } from '../../kit/http/admission.ts';
import type { Actor } from '../../kit/http/context.ts';
import { describeApi } from './openapi.ts';
import type { ApiDescription } from './openapi-document.ts';
import { apiDocsPage } from './page.ts';
import { STYLE } from './style.ts';

type Description = {
  messages: Record<ErrorCode, Sentence>;
  apiServer: string;
  actorOf: (token: string, isBackground: boolean) => Promise<Actor | undefined>;
};

/**
 * Serves `/api/openapi.json` for programs and `/api/docs` for people. Both are built at the first request, because most
 * starts never get one. Calls that only the portal team can make are shown only to an admin's session.
 */
export const mountApiDescription = (server: FastifyInstance, { messages, apiServer, actorOf }: Description) => {
  const everybodys = filesOf(() => describeApi({ slices: openSlices(), examples, messages, server: apiServer }));
  const operators = filesOf(() => describeApi({ slices, examples, messages, server: apiServer }));
  const isOperator = async (request: FastifyRequest) => {
    const token = bearerOf(request);
    return token !== undefined && (await actorOf(token, true))?.role === 'admin';
  };
  for (const url of ['/api/openapi.json', '/api/docs'] as const)
    server.get(url, async (request, reply) => {
      const files = (await isOperator(request)) ? operators : everybodys;
      return sendStaticFile(files[url](), request, reply);
    });
};

const VARY = { vary: 'accept-encoding, authorization' };

const filesOf = (make: () => ApiDescription) => {
  const describe = once(make);
  return {
    '/api/openapi.json': once(() => staticFile('openapi.json', Buffer.from(JSON.stringify(describe())), VARY)),
    '/api/docs': once(() => {
      const page = Buffer.from(apiDocsPage(describe()));
      return staticFile('docs.html', page, { ...VARY, 'content-security-policy': POLICY });
    }),
  };
};

/** Recognizes the portal team's calls by role, and by the address of its invitations. */
export const isOperatorsCall = ({ access, path }: Endpoint) =>
  (access !== 'public' && access.every((role) => role === 'admin')) || path.startsWith('/user/admin-invite');

const openSlices = () => {
  const open = Object.entries<{ operations: Contract }>(slices).map(([slice, { operations }]) => {
    const kept = Object.entries(operations).filter(([, endpoint]) => !isOperatorsCall(endpoint));
    return [slice, { operations: Object.fromEntries(kept) }] as const;
  });
  return Object.fromEntries(open.filter(([, { operations }]) => Object.keys(operations).length > 0));
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
