import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { gatheredLines, WRITTEN_AT } from './gathered-lines.ts';

export type Log = FastifyBaseLogger;

/** Names that are removed from every line, although no code logs them on purpose. */
const SECRET = ['password', 'authorization', 'token', 'jwt_token', 'key'].flatMap((name) => [name, `*.${name}`]);

export const createLog = (level: string, stream?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: timeOfLine,
    redact: { paths: SECRET, censor: '********' },
    serializers: { err: shownOf },
  };
  return pino(options, stream ?? gatheredLines(pino.destination({ sync: false, minLength: WRITTEN_AT })));
};

let second = 0;
let textOfSecond = '';

/** Formats the date only once a second. */
const timeOfLine = () => {
  const now = Date.now();
  const milliseconds = now % 1_000;
  if (now - milliseconds !== second) {
    second = now - milliseconds;
    textOfSecond = new Date(second).toISOString().slice(0, -'000Z'.length);
  }
  return `,"time":"${textOfSecond}${String(milliseconds).padStart(3, '0')}Z"`;
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
