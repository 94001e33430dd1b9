import { connect, type Socket } from 'node:net';

export type Address = { host: string; port: number; token: string; download: string };

const KINDS = ['slow headers', 'slow body', 'slow file', 'slow reader', 'deaf reader', 'half open'] as const;
type Kind = (typeof KINDS)[number];

const LENGTH = 1_000_000;

/** So many clients of every kind; each is as slow as it can be, until the server hangs up. */
export const openSlowClients = async (count: number, address: Address, dripMs: number) => {
  const clients = Array.from({ length: count }, (_, no) =>
    openOne(KINDS[no % KINDS.length] ?? 'half open', address, dripMs),
  );
  await Promise.all(clients.map(({ begun }) => begun));
  return {
    /** Whoever does not read does not see the end. */
    left: () => clients.filter(({ kind, socket }) => !isReader(kind) && !socket.closed).length,
    close: () => {
      for (const { socket } of clients) socket.destroy();
    },
  };
};

const openOne = (kind: Kind, { host, port, token, download }: Address, dripMs: number) => {
  const socket = connect(port, '127.0.0.1');
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const drip = setInterval(() => act(kind, socket), dripMs);
  socket.on('connect', () => {
    socket.write(beginningOf(kind, host, token, download), () => resolve());
  });
  socket.on('error', () => undefined);
  socket.on('close', () => clearInterval(drip));
  if (isReader(kind)) socket.pause();
  else socket.resume();
  return { kind, socket, begun };
};

const isReader = (kind: Kind) => kind === 'slow reader' || kind === 'deaf reader';

const beginningOf = (kind: Kind, host: string, token: string, download: string) => {
  const headers = `host: ${host}\r\nauthorization: Bearer ${token}\r\n`;
  const post = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\n${headers}content-type: ${type}\r\ncontent-length: ${LENGTH}\r\n\r\n`;
  switch (kind) {
    case 'slow headers':
      return `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `;
    case 'slow body':
      return `${post('/api/factories', 'application/json')}{"name":"`;
    case 'slow file':
      return `${post('/api/user/picture', 'multipart/form-data; boundary=x')}--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`;
    case 'half open':
      return '';
    default:
      return `GET ${download} HTTP/1.1\r\n${headers}\r\n`;
  }
};

const act = (kind: Kind, socket: Socket) => {
  if (kind === 'slow reader') socket.read(1);
  else if (kind.startsWith('slow') && socket.writable) socket.write('x');
};
