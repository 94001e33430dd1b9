import type { ErrorCode } from './errors.ts';
import type { Contract, Endpoint, Input, Output } from './kit/endpoint.ts';
import { answerEnvelope, failureEnvelope } from './kit/envelope.ts';

export type CallOptions = {
  /** Reports the sent share of an upload, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Reports how many bytes of a file have arrived, and of how many if that is known. */
  onReceived?: (bytes: number, total: number | undefined) => void;
  signal?: AbortSignal;
};

export type ApiRequest = CallOptions & {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
  /** The server does not check the caller. An answer of 401 is then about the input, not about the session. */
  isPublic: boolean;
  /** The page makes the call without its user: nobody used the session, and nobody waits for the answer. */
  isBackground?: boolean;
};

export type Wire = {
  /** Adds the bearer token and sends the request. */
  send: (request: ApiRequest) => Promise<Response>;
  base?: string;
};

/** Lets callers omit an input without required fields. */
type Call<E extends Endpoint> = (
  ...input: Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]
) => Promise<Output<E>>;

/** Call that knows which operation it is, and what that operation changes. */
export type Operation<E extends Endpoint = Endpoint> = Call<E> & { operation: string; changes: Changes };
type Changes = NonNullable<Endpoint['changes']>;

export type Client<C extends Contract> = { [K in keyof C]: Operation<C[K]> };

export class ApiError extends Error {
  readonly status: number;
  /** May be a code that this client does not know, from a newer server. */
  readonly code: ErrorCode | (string & {});
  /** Missing when something in between answered, such as a proxy. */
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

/** Makes one typed function per endpoint. No other code knows a URL. */
export const createClient = <C extends Contract>(contract: C, wire: Wire) =>
  Object.fromEntries(
    Object.entries(contract).map(([name, endpoint]) => [
      name,
      Object.assign(
        (input: Record<string, unknown> = {}, options: CallOptions = {}) => call(endpoint, input, options, wire),
        { operation: name, changes: endpoint.changes ?? [] },
      ),
    ]),
  ) as unknown as Client<C>;

const call = async (endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions, wire: Wire) => {
  const response = await wire.send({ ...requestOf(endpoint, input, wire.base), ...options });
  // The server fixes the file's type. A download must never turn into a page that the browser shows.
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
  // Only a request with a body gets this header: Fastify refuses an empty body that is declared as JSON.
  return { ...request, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) };
};

const KEY_BYTES = 16;

/** Avoids `randomUUID`, which browsers offer only behind TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Appends the file last: the reader then knows all other fields before the file begins. */
const formOf = ({ file, ...fields }: Record<string, unknown>) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) form.append(key, String(value));
  if (file instanceof Blob) form.append('file', file);
  return form;
};

/** Writes a list as a repeated key. */
const queryOf = (input: Record<string, unknown>) => {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => [value].flat().map((item) => [key, String(item)]));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};
