import type { ErrorCode } from './errors.ts';
import type { Contract, Endpoint, Input, Output } from './kit/endpoint.ts';
import { answerEnvelope, failureEnvelope } from './kit/envelope.ts';

export type CallOptions = {
  /** How much of an upload is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

export type ApiRequest = CallOptions & {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
  /** The server does not look at who calls; an answer of 401 is then about what was sent, not about the session. */
  isPublic: boolean;
  /** The page asks by itself: nobody used the session, and nobody waits for the answer. */
  isBackground?: boolean;
};

export type Wire = {
  /** Adds the bearer token and carries the request over. */
  send: (request: ApiRequest) => Promise<Response>;
  base?: string;
};

/** An input that demands nothing may be left out. */
type Call<E extends Endpoint> = (
  ...input: Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]
) => Promise<Output<E>>;

export type Client<C extends Contract> = { [K in keyof C]: Call<C[K]> };

export class ApiError extends Error {
  readonly status: number;
  /** A newer server may know codes that this client does not. */
  readonly code: ErrorCode | (string & {});
  /** Absent when something in between answered, such as a proxy. */
  readonly msg: Record<string, string> | undefined;
  readonly fields: Record<string, string>;

  constructor(status: number, body: unknown) {
    const failure = failureEnvelope.safeParse(body).data?.result;
    super(failure?.code ?? 'server.unexpected');
    this.status = status;
    this.code = this.message;
    this.msg = failure?.msg;
    this.fields = failure?.fields ?? {};
  }
}

/** One typed function per endpoint; nothing else knows a URL. */
export const createClient = <C extends Contract>(contract: C, wire: Wire) =>
  Object.fromEntries(
    Object.entries(contract).map(([name, endpoint]) => [
      name,
      (input: Record<string, unknown> = {}, options: CallOptions = {}) => call(endpoint, input, options, wire),
    ]),
  ) as unknown as Client<C>;

const call = async (endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions, wire: Wire) => {
  const response = await wire.send({ ...requestOf(endpoint, input, wire.base), ...options });
  // The type is the server's word, fixed there: a page must never come out of what was meant to be a document.
  if (response.ok && endpoint.body === 'file') return response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, body);
  return answerEnvelope(endpoint.output).parse(body).result.data;
};

const requestOf = (endpoint: Endpoint, input: Record<string, unknown>, base = '/api'): ApiRequest => {
  const { method, path, access, body = 'json', inQuery = [], isBackground = false } = endpoint;
  const rest = { ...input };
  const taken = (key: string) => {
    const value = rest[key];
    delete rest[key];
    return value;
  };
  const filled = base + path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(taken(key))));
  const headers = method === 'GET' ? undefined : { 'idempotency-key': newKey() };
  const request = { method, headers: { ...headers }, isPublic: access === 'public', isBackground };
  if (method === 'GET' || method === 'DELETE') return { ...request, url: filled + queryOf(rest) };
  const url = filled + queryOf(Object.fromEntries(inQuery.map((key) => [key, taken(key)])));
  if (body === 'upload') return { ...request, url, body: formOf(rest) };
  // Only where there is a body: Fastify refuses an empty one that says it is JSON.
  return { ...request, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) };
};

const KEY_BYTES = 16;

/** Not `randomUUID`: browsers have it only behind TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The file last, so that whoever reads it knows the rest by then. */
const formOf = ({ file, ...fields }: Record<string, unknown>) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) form.append(key, String(value));
  if (file instanceof Blob) form.append('file', file);
  return form;
};

/** A list repeats its key. */
const queryOf = (input: Record<string, unknown>) => {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)]));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};
