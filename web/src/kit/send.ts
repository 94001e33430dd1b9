import type { ApiRequest } from '@ieum/contract';
import { UnreachableError } from './failure.ts';
import { clearSessionOf, readToken } from './session.ts';

type Carrier = (url: string, init: RequestInit) => Promise<Response>;

/** Carries requests with the bearer token, and keeps the rule of S8.3 when the server knows no such session. */
export const createSend = (carry: Carrier, onSessionLost: () => void) => {
  const attempt = (request: ApiRequest, token: string | null) => {
    const { url, method, headers, body = null } = request;
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    return carry(url, { method, body, headers: { ...headers, ...authorization } }).catch((cause) => {
      throw new UnreachableError(cause);
    });
  };

  return async (request: ApiRequest): Promise<Response> => {
    const token = readToken();
    const first = await attempt(request, token);
    // A public endpoint does not look at the token: its 401 is about what was typed, and sending that twice would count twice.
    if (first.status !== 401 || request.isPublic) return first;
    if (token === null) return lost(first, null);
    clearSessionOf(token);
    const newer = readToken();
    const second = await attempt(request, newer);
    return second.status === 401 ? lost(second, newer) : second;
  };

  /** Unless somebody has signed in meanwhile: then trying again is enough. */
  function lost(response: Response, token: string | null) {
    if (readToken() === token) onSessionLost();
    return response;
  }
};
