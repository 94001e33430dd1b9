import { isLiveKind, LIVE_PATH, type LiveKind, liveEvent } from '@ieum/contract';
import { readEvents, StreamRefusedError } from '../../kit/api/event-stream.ts';
import { readToken, watchOtherTabs } from '../../kit/session/storage.ts';

export type LiveListener = {
  /** Whether changes are told at present. While they are not, the page has to ask. */
  onState: (isLive: boolean) => void;
  onChange: (kinds: LiveKind[]) => void;
};

/** Spreads the browsers out that have all lost the same server. */
const FIRST_WAIT_MS = 2_000;
const WAIT_MAX_MS = 300_000;
/** A stream that ends sooner was cut off, by a proxy for example: the next one waits longer. */
const SHORT_MS = 30_000;

/**
 * Keeps a stream open until the signal ends it. Between two streams something may have been missed, and before the
 * first one if the tab has relied on another tab until then.
 */
export const keepConnected = async (
  signal: AbortSignal,
  { onState, onChange }: LiveListener,
  hasRelied: boolean = false,
) => {
  let failures = 0;
  let isFirst = !hasRelied;
  while (!signal.aborted) {
    const token = readToken();
    const attempt = new AbortController();
    const interrupt = () => attempt.abort();
    const stop = watching(signal, interrupt);
    const begunAt = Date.now();
    let isOpen = false;
    const onBeat = () => {
      onState(true);
      if (!isOpen && !isFirst) onChange(['notices', 'tasks']);
      isOpen = true;
      isFirst = false;
    };
    const onEvent = (data: unknown) => {
      const changed = liveEvent.safeParse(data).data?.changed.filter(isLiveKind) ?? [];
      if (changed.length > 0) onChange(changed);
    };
    const refusal = await readEvents(LIVE_PATH, { signal: attempt.signal, onBeat, onEvent }).catch((error) => error);
    stop();
    if (signal.aborted) return;
    onState(false);
    isFirst = false;
    failures = isOpen && Date.now() - begunAt > SHORT_MS ? 0 : failures + 1;
    await pause(waitOf(refusal, failures), signal, () => isRefusedFor(refusal, token));
  }
};

/** Interrupts a stream when it is no longer wanted, and when another tab has signed out or in. */
const watching = (signal: AbortSignal, interrupt: () => void) => {
  signal.addEventListener('abort', interrupt);
  const unwatch = watchOtherTabs({ onEnd: interrupt, onReplaced: interrupt });
  return () => {
    signal.removeEventListener('abort', interrupt);
    unwatch();
  };
};

const waitOf = (refusal: unknown, failures: number) => {
  const asked = refusal instanceof StreamRefusedError ? refusal.waitMs : undefined;
  const most = Math.min(FIRST_WAIT_MS * 2 ** failures, WAIT_MAX_MS);
  // At least half of it: a refused tab looks for another token each time, and must not do so without a pause.
  return Math.max(asked ?? 0, (most * (1 + Math.random())) / 2);
};

/** The server does not know this session or gives it no stream: only another token could change that. */
const isRefusedFor = (refusal: unknown, token: string | null) =>
  refusal instanceof StreamRefusedError && [401, 403, 404].includes(refusal.status) && readToken() === token;

/** Waits, at least once and as long as `isHopeless`. A network that is back ends the wait. */
const pause = async (ms: number, signal: AbortSignal, isHopeless: () => boolean) => {
  do await sleep(ms, signal);
  while (!signal.aborted && isHopeless());
};

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
