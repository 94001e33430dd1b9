import { isLiveKind } from '@ieum/contract';
import { keepConnected, type LiveListener } from './connection.ts';

const NAME = 'ieum.live';
/** Longer than the time between two signs of life. */
const SILENCE_MS = 60_000;

type Message = { isLive: boolean; changed: string[] };

/**
 * Follows the changes with one connection for all tabs of this browser. The tab that holds the lock has the connection
 * and tells the others. When it closes, the next tab gets the lock. A browser without locks, or a page without TLS,
 * follows nothing. Returns a function that stops.
 */
export const followChanges = ({ onState, onChange }: LiveListener) => {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return () => {};
  const ending = new AbortController();
  const channel = new BroadcastChannel(NAME);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hasRelied = false;

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    hasRelied = true;
    clearTimeout(silence);
    silence = setTimeout(() => onState(false), SILENCE_MS);
    onState(data.isLive);
    const changed = data.changed.filter(isLiveKind);
    if (changed.length > 0) onChange(changed);
  };
  const tell = (message: Message) => channel.postMessage(message);

  const hold = () => {
    clearTimeout(silence);
    const listener: LiveListener = {
      onState: (isLive) => {
        tell({ isLive, changed: [] });
        onState(isLive);
      },
      onChange: (changed) => {
        tell({ isLive: true, changed });
        onChange(changed);
      },
    };
    return keepConnected(ending.signal, listener, hasRelied);
  };
  // It fails only because the page ends before it was given the lock.
  navigator.locks.request(NAME, { signal: ending.signal }, hold).catch(() => undefined);

  return () => {
    ending.abort();
    clearTimeout(silence);
    channel.close();
  };
};
