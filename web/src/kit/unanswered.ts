import type { ApiRequest } from '@ieum/contract';

const KEY = 'idempotency-key';
/** Whoever has left so many behind has gone on to something else. */
const REMEMBERED_MAX = 20;

/**
 * A write that got no answer may have been done all the same. Sent again as it was, by whoever presses the button once
 * more, it carries the same key, so that the server does not do it twice.
 */
export const createUnanswered = () => {
  const keys = new Map<string, string>();
  return {
    /** Remembers the key before the request leaves, or gives the one it left with the last time. */
    resume: (request: ApiRequest): ApiRequest => {
      const key = request.headers[KEY];
      const what = nameOf(request);
      if (!key || !what) return request;
      const earlier = keys.get(what) ?? key;
      keys.delete(what);
      keys.set(what, earlier);
      const [oldest] = keys.keys();
      if (keys.size > REMEMBERED_MAX && oldest !== undefined) keys.delete(oldest);
      return { ...request, headers: { ...request.headers, [KEY]: earlier } };
    },
    settle: (request: ApiRequest) => {
      const what = nameOf(request);
      if (what) keys.delete(what);
    },
  };
};

/** A file cannot be compared: it is sent as something new. */
const nameOf = ({ method, url, body, isPublic }: ApiRequest) =>
  isPublic || body instanceof FormData ? undefined : `${method} ${url} ${body ?? ''}`;
