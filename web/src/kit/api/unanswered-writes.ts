import type { ApiRequest } from '@ieum/contract';

const KEY = 'idempotency-key';

/**
 * Reuses the idempotency key of a write that got no answer, because the server may have done it all the same. When the
 * user presses the button again, the same write carries the same key and is not done twice. This holds only until
 * something else is written: after on, off and on again, the second "on" is a new write.
 */
export const createUnanswered = () => {
  let last: { what: string; key: string } | undefined;
  return {
    /** Remembers the key before the request leaves, or returns the key of the previous attempt. */
    resume: (request: ApiRequest): ApiRequest => {
      const key = request.headers[KEY];
      if (!key) return request;
      const what = nameOf(request);
      if (last?.what !== what) last = what ? { what, key } : undefined;
      return { ...request, headers: { ...request.headers, [KEY]: last?.key ?? key } };
    },
    settle: ({ headers }: ApiRequest) => {
      if (last?.key === headers[KEY]) last = undefined;
    },
  };
};

/** Identifies a write. A file cannot be compared, so it counts as a new write. */
const nameOf = ({ method, url, body, isPublic }: ApiRequest) =>
  isPublic || body instanceof FormData ? undefined : `${method} ${url} ${body ?? ''}`;
