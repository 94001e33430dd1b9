import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './fuzz-verdict.ts';

/**
 * Sends bytes as they are and gives all that comes back until the server hangs up. Unless it stays, the client says that
 * there is no more to come: the server then drops what it has not answered yet.
 */
export const exchange = async (port: number, bytes: string | Buffer, stays = false): Promise<Answer[]> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const answer = buffer(socket);
  if (stays) socket.write(bytes, 'latin1');
  else socket.end(bytes, 'latin1');
  // Whoever is cut off in the middle of sending has heard enough.
  return answersIn(await answer.catch(() => Buffer.alloc(0)));
};

/** All answers of one connection, one behind the other. */
const answersIn = (bytes: Buffer): Answer[] => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return [];
  const [status = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const statusCode = Number(/^HTTP\/1\.1 (\d{3}) /.exec(status)?.[1]);
  const start = end + 4;
  const after = start + (statusCode < 200 ? 0 : Number(headers['content-length'] ?? bytes.length));
  const body = bytes.toString('utf8', start, after);
  return [{ statusCode, headers, body }, ...answersIn(bytes.subarray(after))];
};
