import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers';
import pg from 'pg';
import type { Wire } from './database.ts';

const CHANNEL = 'ieum_wire';
const RETRY_MS = 5_000;
/** PostgreSQL takes less than 8,000 bytes at once. */
const BYTES_MAX = 7_500;
/** A connection that hangs must not fill the memory with texts that are old by then. */
const WAITING_MAX = 1_000;
/** Shorter than the time after which a firewall forgets a silent connection: nobody would hear of its loss. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Connects the processes that share a PostgreSQL by LISTEN and NOTIFY, on a connection of its own. While the connection
 * is lost, texts are lost too.
 */
export const openWire = (
  settings: pg.ClientConfig,
  onText: (text: string) => void,
  onError: (error: Error) => void,
): Wire => {
  const own = randomUUID();
  const waiting: string[] = [];
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isSending = false;
  let isClosed = false;

  const hear = (payload = '') => {
    const [from, ...texts] = payload.split('\n');
    if (from !== own) for (const text of texts) onText(text);
  };

  const connect = async () => {
    const next = new pg.Client({ ...settings, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
    const lose = (error?: Error) => {
      if (error && !isClosed) onError(error);
      if (client === next) client = undefined;
      next.removeAllListeners('end');
      next.end().catch(() => undefined);
      clearTimeout(retry);
      if (!isClosed) retry = setTimeout(connect, RETRY_MS).unref();
    };
    next.on('error', lose);
    next.on('notification', ({ payload }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      next.on('end', () => lose());
      client = next;
      if (isClosed) lose();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };

  /** Joins texts that came while the last ones were on their way. */
  const sendWaiting = async () => {
    if (isSending) return;
    isSending = true;
    while (client && waiting.length > 0) {
      let [payload, count] = [own, 0];
      for (const text of waiting) {
        if (count > 0 && Buffer.byteLength(payload) + Buffer.byteLength(text) > BYTES_MAX) break;
        payload += `\n${text}`;
        count += 1;
      }
      waiting.splice(0, count);
      await client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(onError);
    }
    waiting.length = 0;
    isSending = false;
  };

  const connecting = connect();
  return {
    send: (text) => {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(text);
      void sendWaiting();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
};
