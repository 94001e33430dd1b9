import type { FastifyInstance } from 'fastify';

/** Policy of the app: only our own scripts run, and nothing is sent to another server. */
const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Our own scripts position widgets by style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': APP_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Default for all answers; static files replace it.
  'cache-control': 'no-store',
};

const HSTS = { 'strict-transport-security': 'max-age=31536000' };

export const securityHeaders = (isBehindTls: boolean): Record<string, string> =>
  isBehindTls ? { ...HEADERS, ...HSTS } : HEADERS;

/** Adds the headers to every answer, also if no route was reached. */
export const addSecurityHeaders = (server: FastifyInstance, isBehindTls: boolean) => {
  const headers = securityHeaders(isBehindTls);
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
};
