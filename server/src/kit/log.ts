import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Log = FastifyBaseLogger;

/** A second wall: nothing logs these on purpose. */
const SECRET = ['password', 'authorization', 'token', 'jwt_token', 'key'].flatMap((name) => [name, `*.${name}`]);

export const createLog = (level: string, stream?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET, censor: '********' },
    serializers: { err: shownOf },
  };
  // Written while the next requests are served, several lines at once when there are many; at the end nothing is left behind.
  return pino(options, stream ?? pino.destination({ sync: false }));
};

/** Database errors carry whole rows and whole clients with them: only what tells the cause is kept. */
const shownOf = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, code, message, stack };
};
