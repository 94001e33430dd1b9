import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers with events as they come. A proxy must pass each on at once. */
export const sendEvents = (reply: FastifyReply, events: Readable) =>
  reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(events);

export const eventText = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

/** A comment, which no reader takes for an event: it shows that the connection is alive. */
export const HEARTBEAT = ':\n\n';
