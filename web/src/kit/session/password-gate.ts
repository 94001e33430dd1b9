import { ApiError, type ApiRequest, newKey } from '@ieum/contract';

/** Nobody wanted to give it now: the write was not done, and whoever asked for it knows. */
export class PasswordDeclinedError extends Error {
  constructor() {
    super('The password was not given');
  }
}

type Send = (request: ApiRequest) => Promise<Response>;

const KEY = 'idempotency-key';

/**
 * What is refused because the password was given too long ago asks for it and is sent again, once. However many
 * wait, the question is asked once.
 */
export const createPasswordGate = (send: Send, ask: () => Promise<boolean>): Send => {
  let asking: Promise<boolean> | undefined;
  let timesGiven = 0;

  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return async (request) => {
    const givenBefore = timesGiven;
    const first = await send(request);
    if (!(await asksForPassword(first))) return first;
    // It may have been given for another write while this refusal was on its way.
    const wasGivenMeanwhile = timesGiven > givenBefore && asking === undefined;
    if (!wasGivenMeanwhile) {
      if (!(await askOnce())) throw new PasswordDeclinedError();
      timesGiven += 1;
    }
    // A read has no key.
    const isKeyed = KEY in request.headers;
    return send({ ...request, headers: { ...request.headers, ...(isKeyed && { [KEY]: newKey() }) } });
  };
};

/** On a copy: whoever called reads the answer itself. */
const asksForPassword = async (response: Response) => {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return new ApiError(response.status, body).code === 'session.password_needed';
};
