import type { ApiRequest } from '@ieum/contract';
import { clearSessionOf, readToken } from '../session/storage.ts';
import { UnreachableError } from './failure.ts';
import { createUnanswered } from './unanswered-writes.ts';

export type Carried = Pick<RequestInit, 'method' | 'body' | 'signal'> & {
  headers: Record<string, string>;
  onProgress?: ApiRequest['onProgress'] | undefined;
};
type Carrier = (url: string, request: Carried) => Promise<Response>;

/** Carries requests with the bearer token, and keeps the rule of S8.3 when the server knows no such session. */
export const createSend = (carry: Carrier, onSessionLost: () => void) => {
  const unanswered = createUnanswered();
  const attempt = (request: ApiRequest, token: string | null) => {
    const { url, method, headers, body = null, signal, onProgress } = request;
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    const options = { signal: signal ?? null, onProgress };
    return carry(url, { method, body, headers: { ...headers, ...authorization }, ...options }).catch((cause) => {
      // Whoever has called it off knows; it is not that the server said nothing.
      signal?.throwIfAborted();
      throw new UnreachableError(cause);
    });
  };

  const deliver = async (request: ApiRequest): Promise<Response> => {
    const token = readToken();
    const first = await attempt(request, token);
    // A public endpoint does not look at the token: its 401 is about what was typed, and sending that twice would count twice.
    // And what the page asks by itself takes nobody away from what they are doing: their own next call will tell them.
    if (first.status !== 401 || request.isPublic || request.isBackground) return first;
    if (token === null) return lost(first, null);
    clearSessionOf(token);
    // A file is not sent twice: it may be large, and the first may have arrived.
    if (request.body instanceof FormData) return lost(first, null);
    const newer = readToken();
    const second = await attempt(request, newer);
    return second.status === 401 ? lost(second, newer) : second;
  };

  return async (given: ApiRequest): Promise<Response> => {
    const request = unanswered.resume(given);
    const response = await deliver(request);
    // Something in between, such as a proxy, may have given up on an answer that would have come.
    if (response.status < 500) unanswered.settle(request);
    return response;
  };

  /** Unless somebody has signed in meanwhile: then trying again is enough. */
  function lost(response: Response, token: string | null) {
    if (readToken() === token) onSessionLost();
    return response;
  }
};
