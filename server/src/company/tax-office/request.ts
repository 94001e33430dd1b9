import type { TaxTrouble } from './client.ts';

/** Rows from the office, or the reason why there are none. */
export type TaxOfficeReply = { rows: unknown[] } | { trouble: TaxTrouble; why: string };

type Question = {
  url: string;
  key: string;
  what: string;
  body: object;
  timeoutMs: number;
  fetch?: typeof fetch;
};

const ANSWER_BYTES_MAX = 1024 * 1024;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Makes one call. The key is part of the address, so an error must never be reported in its original words. */
export const ask = async ({
  url,
  key,
  what,
  body,
  timeoutMs,
  fetch = globalThis.fetch,
}: Question): Promise<TaxOfficeReply> => {
  try {
    const response = await fetch(`${url}/${what}?serviceKey=${encoded(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirection would carry the key along.
      redirect: 'error',
    });
    return understood(response.status, await textOf(response));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { trouble: 'unreachable', why: isLate ? 'no answer in time' : 'no connection' };
  }
};

/** The portal issues each key twice, plain and already encoded; either may be set. */
const encoded = (key: string) => (/%[0-9a-f]{2}/i.test(key) ? key : encodeURIComponent(key));

const textOf = async (response: Response) => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_BYTES_MAX) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const understood = (status: number, text: string): TaxOfficeReply => {
  const answer = parsed(text);
  const code = 'status_code' in answer ? answer.status_code : undefined;
  if (status >= SERVER_ERROR || status === TOO_MANY_REQUESTS) {
    return { trouble: 'unreachable', why: `${status}${named(code)}` };
  }
  const rows = 'data' in answer ? answer.data : undefined;
  if (status === 200 && code === 'OK' && Array.isArray(rows)) return { rows };
  return { trouble: 'refused', why: `${status}${named(code)}` };
};

const parsed = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    return value instanceof Object ? value : {};
  } catch {
    return {};
  }
};

/** Keeps names such as BAD_JSON_REQUEST; other words of the office might repeat what we sent. */
const named = (code: unknown) => (typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` ${code}` : '');
