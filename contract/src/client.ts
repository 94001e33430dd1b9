import type { Contract, Endpoint, Input, Output } from './endpoint.ts';
import { answerEnvelope, failureEnvelope } from './envelope.ts';
import type { ErrorCode } from './errors.ts';

export type ApiRequest = {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string;
  /** The server does not look at who calls; an answer of 401 is then about what was sent, not about the session. */
  isPublic: boolean;
};

export type Wire = {
  /** Adds the bearer token and carries the request over. */
  send: (request: ApiRequest) => Promise<Response>;
  base?: string;
};

/** An input that demands nothing may be left out. */
type Call<E extends Endpoint> = (
  ...input: Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
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
      (input: Record<string, unknown> = {}) => call(endpoint, input, wire),
    ]),
  ) as unknown as Client<C>;

const call = async (endpoint: Endpoint, input: Record<string, unknown>, wire: Wire) => {
  const response = await wire.send(requestOf(endpoint, input, wire.base));
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, body);
  return answerEnvelope(endpoint.output).parse(body).result.data;
};

const requestOf = (endpoint: Endpoint, input: Record<string, unknown>, base = '/api'): ApiRequest => {
  const { method, path, access } = endpoint;
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const isPublic = access === 'public';
  const hasBody = method !== 'GET' && method !== 'DELETE';
  if (!hasBody) return { url: base + filled + queryOf(rest), method, headers: {}, isPublic };
  // Only where there is a body: Fastify refuses an empty one that says it is JSON.
  const headers = { 'content-type': 'application/json' };
  return { url: base + filled, method, headers, body: JSON.stringify(rest), isPublic };
};

/** A list repeats its key. */
const queryOf = (input: Record<string, unknown>) => {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)]));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};
