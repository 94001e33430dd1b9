import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** What Node would refuse in its own words, or let pass though nobody can tell whom it was meant for. */
export const refuseOddHttp = (server: FastifyInstance) => {
  // Whoever expects something unknown is answered as if they did not.
  server.server.on('checkExpectation', server.routing);
  server.addHook('onRequest', (request, reply, done) => {
    if (isPlain(request)) return done();
    reply.header('connection', 'close');
    done(new Failure('request.malformed', { headers: 'malformed' }));
  });
};

/** One host; none at all was right long ago. */
const isPlain = ({ raw }: FastifyRequest) => {
  const hosts = countHeader(raw, 'host');
  return hosts === 1 ? raw.httpVersionMajor === 1 : hosts === 0 && raw.httpVersion === '1.0';
};

/** How often a header came; Node itself keeps only the first of some. */
export const countHeader = ({ rawHeaders }: IncomingMessage, name: string) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
};
