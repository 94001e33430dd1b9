import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Names that are removed from every line, although no code logs them on purpose. */
const SECRET = ['password', 'authorization', 'token', 'jwt_token', 'key'].flatMap((name) => [name, `*.${name}`]);

export const createLog = (level: string, stream?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET, censor: '********' },
    serializers: { err: shownOf },
  };
  // Writes while the next requests are served, several lines at once if there are many. The end of the process writes
  // the rest.
  return pino(options, stream ?? pino.destination({ sync: false }));
};

/** Returns a log for lines with fixed fields, none of them secret: the search for secrets takes most of a line's time. */
export const withoutSearch = (log: Log): Log => log.child({}, { redact: { paths: [] } });

/** Keeps only the fields of an error that explain its cause, because database errors contain whole rows and clients. */
const shownOf = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, code, message, stack };
};
