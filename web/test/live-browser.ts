import { vi } from 'vitest';

type Opened = {
  authorization: string | null;
  signal: AbortSignal | null | undefined;
  say: (text: string) => void;
  tell: (...changed: string[]) => void;
  end: () => void;
};

const BEAT_MS = 20_000;

/** Answers calls of the stream of changes. Setting `held.refuse` refuses them. Other calls go on as before. */
export const startLiveServer = (url = '/api/live') => {
  const opened: Opened[] = [];
  const held: { refuse: undefined | (() => Response); isSilent: boolean } = { refuse: undefined, isSilent: false };
  const others = globalThis.fetch;
  const open = (init: RequestInit) => {
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
      },
    });
    const say = (text: string) => controller?.enqueue(encoder.encode(text));
    const heart = setInterval(() => held.isSilent || say(':\n\n'), BEAT_MS);
    const end = (how: () => void) => {
      clearInterval(heart);
      how();
    };
    init.signal?.addEventListener('abort', () =>
      end(() => controller?.error(new DOMException('aborted', 'AbortError'))),
    );
    opened.push({
      authorization: new Headers(init.headers).get('authorization'),
      signal: init.signal,
      say,
      tell: (...changed) => say(`data: ${JSON.stringify({ changed })}\n\n`),
      end: () => end(() => controller?.close()),
    });
    if (held.refuse) {
      clearInterval(heart);
      return held.refuse();
    }
    say(':\n\n');
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) =>
    address === url ? open(init) : others(address, init),
  );
  return { opened, held };
};

/** Gives this window locks and channels, so that each follower in it acts as a tab of one browser. */
export const shareBrowser = () => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        isHeld = true;
        resolve();
      };
      signal.addEventListener('abort', () => {
        if (waiting.includes(take)) waiting.splice(waiting.indexOf(take), 1);
        reject(signal.reason);
      });
      if (isHeld) waiting.push(take);
      else take();
    });
  const request = async (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    await turn(signal);
    try {
      await run();
    } finally {
      isHeld = false;
      waiting.shift()?.();
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  vi.stubGlobal('BroadcastChannel', Channel);
};

export const leaveBrowser = () => {
  Reflect.deleteProperty(navigator, 'locks');
  Channel.open.clear();
};

class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of Channel.open) if (channel !== this) queueMicrotask(() => channel.onmessage?.({ data }));
  }
  close() {
    Channel.open.delete(this);
  }
}
