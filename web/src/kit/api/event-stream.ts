import { readToken } from '../session/storage.ts';
import { API_BASE } from './base.ts';

/** The server sends a sign of life every twenty seconds. A connection that is silent for longer is dead. */
const SILENCE_MS = 50_000;

/** Thrown when the server, or something before it, answers with anything but a stream. */
export class StreamRefusedError extends Error {
  readonly status: number;
  /** Time that the server wants this browser to wait. */
  readonly waitMs: number | undefined;

  constructor(status: number, retryAfter: string | null = null) {
    super(`The stream was refused with ${status}`);
    this.status = status;
    const seconds = Number(retryAfter ?? Number.NaN);
    this.waitMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  }
}

type Listening = {
  signal: AbortSignal;
  /** Called for each sign of life. The first one says that the stream is open. */
  onBeat: () => void;
  onEvent: (data: unknown) => void;
};

/**
 * Reads a stream of events with the bearer token (S7.1), which `EventSource` cannot send. Returns when the server ends
 * it. A refused stream is not sent again and leaves the session alone (S8.3): the next call of the user reports its
 * end.
 */
export const readEvents = async (path: string, { signal, onBeat, onEvent }: Listening) => {
  const token = readToken();
  if (token === null) throw new StreamRefusedError(401);
  const dead = new AbortController();
  let silence = setTimeout(() => dead.abort(), SILENCE_MS);
  const stop = () => dead.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const headers = { accept: EVENT_STREAM, authorization: `Bearer ${token}` };
    const response = await fetch(API_BASE + path, { headers, cache: 'no-store', signal: dead.signal });
    const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM);
    if (!response.ok || !isStream || !response.body)
      throw new StreamRefusedError(response.status, response.headers.get('retry-after'));
    const split = createSplitter();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
      onBeat();
      for (const data of split(part.value)) onEvent(data);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
};

const EVENT_STREAM = 'text/event-stream';
const DATA = 'data: ';

/** Returns the events that have arrived whole; the rest waits for more bytes. A comment is no event. */
const createSplitter = () => {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes: Uint8Array) => {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.filter((block) => block.startsWith(DATA)).map((block) => parsed(block.slice(DATA.length)));
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
