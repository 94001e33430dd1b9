import type { ApiRequest } from '@ieum/contract';

const KEY = 'idempotency-key';

/**
 * A write that got no answer may have been done all the same. Sent again as it was, by whoever presses the button once
 * more, it carries the same key, so that the server does not do it twice. Only as long as nothing else was written:
 * after on, off and on again, the second "on" is meant anew.
 */
export const createUnanswered = () => {
  let last: { what: string; key: string } | undefined;
  return {
    /** Remembers the key before the request leaves, or gives the one it left with the last time. */
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

/** A file cannot be compared: it is sent as something new. */
const nameOf = ({ method, url, body, isPublic }: ApiRequest) =>
  isPublic || body instanceof FormData ? undefined : `${method} ${url} ${body ?? ''}`;
