import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** The envelope: to whom it was really brought. */
  readers: string[];
  headers: Record<string, string>;
  /** By content type. */
  parts: Record<string, string>;
};

/** A real mail server on this machine, on a free port unless told, and what it has received. */
export const openPostOffice = async (port = 0) => {
  const received: ReceivedMail[] = [];
  let refusal: { code: number; words: string } | undefined;

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onRcptTo: (_address, _session, answer) =>
      answer(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code })),
    onData: async (stream, session, answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const readers = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ readers, ...read(Buffer.concat(chunks).toString('latin1')) });
      answer();
    },
  });
  // The other side may end a connection as it likes.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The post office has no port.');
  const close = () => new Promise<void>((resolve) => server.close(resolve));

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse: (code: number, words: string) => {
      refusal = { code, words };
    },
    accept: () => {
      refusal = undefined;
    },
    close,
  };
};

const read = (raw: string) => {
  const { headers, body } = split(raw);
  const [, boundary] = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '') ?? [];
  const pieces = boundary ? body.split(`--${boundary}`).slice(1, -1) : [raw];
  return { headers, parts: Object.fromEntries(pieces.map((piece) => contentOf(piece.replace(/^\r\n/, '')))) };
};

const split = (raw: string) => {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^(.*?): *(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), value.replace(ENCODED_WORDS, decodeWords)];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
};

const contentOf = (piece: string) => {
  const { headers, body } = split(piece);
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const encoding = headers['content-transfer-encoding'];
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(unquoted(body), 'latin1');
  return [type, bytes.toString('utf8').replaceAll('\r\n', '\n')] as const;
};

const unquoted = (text: string) =>
  text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Several in a row are one text. */
const ENCODED_WORDS = /=\?UTF-8\?[BQ]\?[^?]*\?=(\s+=\?UTF-8\?[BQ]\?[^?]*\?=)*/gi;
const decodeWords = (words: string) =>
  words
    .split(/\s+/)
    .map((word) => {
      const [, , kind = '', text = ''] = word.split('?');
      const isBase64 = kind.toUpperCase() === 'B';
      return isBase64 ? Buffer.from(text, 'base64') : Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1');
    })
    .map((bytes) => bytes.toString('utf8'))
    .join('');
