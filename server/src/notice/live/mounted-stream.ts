import { LIVE_PATH } from '@ieum/contract';
import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../../kit/http/admission.ts';
import { sendEvents } from '../../kit/http/event-stream.ts';
import { createStreams, type StreamOptions } from './streams.ts';

/**
 * Serves the stream of changes. It is not part of the contract: its answer has no end, and it is neither a use of the
 * session nor a request that is counted.
 */
export const mountLiveStream = (server: FastifyInstance, options: StreamOptions) => {
  const streams = createStreams(options);
  server.get(`/api${LIVE_PATH}`, { exposeHeadRoute: false }, async (request, reply) =>
    sendEvents(reply, await streams.open(bearerOf(request))),
  );
  // The server waits for open answers before it ends.
  server.addHook('preClose', streams.close);
};
