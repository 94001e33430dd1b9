import { connect } from 'node:net';

export type Run = { count: number; failed: number; seconds: number };

type Load = {
  url: string;
  path: string;
  headers?: Record<string, string>;
  connections: number;
} & ({ requests: number } | { seconds: number });

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends as many requests as the connections can carry, each after the answer to the one before. The driver itself uses
 * too little processor time to distort the result.
 */
export const drive = async ({ url, path, headers = {}, connections, ...until }: Load): Promise<Run> => {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const started = performance.now();
  const outcome = { count: 0, failed: 0 };
  const isOver = () =>
    'requests' in until ? outcome.count >= until.requests : performance.now() - started >= until.seconds * 1000;

  const carry = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request));
      let missing = 0;
      let head = Buffer.alloc(0);
      const answered = () => {
        outcome.count += 1;
        if (isOver()) socket.end();
        else socket.write(request);
      };
      socket.on('data', (bytes) => {
        if (missing > 0) {
          missing -= bytes.length;
          if (missing === 0) answered();
          return;
        }
        head = head.length ? Buffer.concat([head, bytes]) : bytes;
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200')) outcome.failed += 1;
        const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
        missing = Number(length) - (head.length - end - HEAD_END.length);
        head = Buffer.alloc(0);
        if (missing === 0) answered();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });

  await Promise.all(Array.from({ length: connections }, carry));
  return { ...outcome, seconds: (performance.now() - started) / 1000 };
};
