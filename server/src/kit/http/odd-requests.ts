import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Refuses requests that Node would refuse in its own words, or accept although their host is ambiguous. */
export const refuseOddHttp = (server: FastifyInstance) => {
  // A request with an unknown expectation is answered as if it had none.
  server.server.on('checkExpectation', server.routing);
  server.addHook('onRequest', (request, reply, done) => {
    if (isPlain(request)) return done();
    reply.header('connection', 'close');
    done(new Failure('request.malformed', { headers: 'malformed' }));
  });
};

/** Requires one host; HTTP 1.0 also allows none. */
const isPlain = ({ raw }: FastifyRequest) => {
  const hosts = countHeader(raw, 'host');
  return hosts === 1 ? raw.httpVersionMajor === 1 : hosts === 0 && raw.httpVersion === '1.0';
};

/** Counts how often a header came; Node itself keeps only the first of some. */
export const countHeader = ({ rawHeaders }: IncomingMessage, name: string) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
};
