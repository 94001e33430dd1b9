import { ApiError, type ApiRequest, newKey } from '@ieum/contract';
import { CancelledError } from '../api/failure.ts';

/** Thrown when the user closed the password prompt. */
export class PasswordDeclinedError extends CancelledError {
  constructor() {
    super('The password was not given');
  }
}

type Send = (request: ApiRequest) => Promise<Response>;

const KEY = 'idempotency-key';

/**
 * Asks for the password when a call is refused because the password was entered too long ago, and sends the call again,
 * once. However many calls wait, the prompt opens once.
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
    // The user may have entered it for another write while this refusal was on its way.
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

/** Reads a copy, because the caller reads the response itself. */
const asksForPassword = async (response: Response) => {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return new ApiError(response.status, body).code === 'session.password_needed';
};
