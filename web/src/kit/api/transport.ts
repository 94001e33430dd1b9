import type { ApiRequest } from '@ieum/contract';
import { clearSessionOf, readToken } from '../session/storage.ts';
import { UnreachableError } from './failure.ts';
import { createUnanswered } from './unanswered-writes.ts';

export type TransportRequest = Pick<RequestInit, 'method' | 'body' | 'signal'> & {
  headers: Record<string, string>;
  onProgress?: ApiRequest['onProgress'] | undefined;
  onReceived?: ApiRequest['onReceived'] | undefined;
};
type Carrier = (url: string, request: TransportRequest) => Promise<Response>;

/** Sends requests with the bearer token and follows the rule of S8.3 when the server knows no such session. */
export const createSend = (carry: Carrier, onSessionLost: () => void) => {
  const unanswered = createUnanswered();
  const attempt = (request: ApiRequest, token: string | null) => {
    const { url, method, headers, body = null, signal, onProgress, onReceived } = request;
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    const options = { signal: signal ?? null, onProgress, onReceived };
    return carry(url, { method, body, headers: { ...headers, ...authorization }, ...options }).catch((cause) => {
      // A caller that cancelled the request must not get an error about an unreachable server.
      signal?.throwIfAborted();
      throw new UnreachableError(cause);
    });
  };

  const deliver = async (request: ApiRequest): Promise<Response> => {
    const token = readToken();
    const first = await attempt(request, token);
    // A public endpoint does not look at the token: its 401 is about the typed input, and a second attempt would count
    // twice. A background call must not interrupt the user; the user's own next call will report the lost session.
    if (first.status !== 401 || request.isPublic || request.isBackground) return first;
    if (token === null) return lost(first, null);
    clearSessionOf(token);
    // A file is not sent twice: it may be large, and the first attempt may have arrived.
    if (request.body instanceof FormData) return lost(first, null);
    const newer = readToken();
    const second = await attempt(request, newer);
    return second.status === 401 ? lost(second, newer) : second;
  };

  return async (original: ApiRequest): Promise<Response> => {
    const request = unanswered.resume(original);
    const response = await deliver(request);
    // A proxy in between may have given up on an answer that would still have come.
    if (response.status < 500) unanswered.settle(request);
    return response;
  };

  /** Reports the lost session, unless somebody has signed in meanwhile. In that case a new attempt is enough. */
  function lost(response: Response, token: string | null) {
    if (readToken() === token) onSessionLost();
    return response;
  }
};
