import { type Endpoint, PASSWORD_HOLDS_MINUTES } from '@ieum/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './context.ts';
import { fail } from './failure.ts';
import { countHeader } from './odd-requests.ts';

/** Called for every request, so that an ended session has no effect any more. */
export type ActorOf = (token: string, isBackground: boolean) => Promise<Actor | undefined>;

const PASSWORD_HOLDS_MS = PASSWORD_HOLDS_MINUTES * 60 * 1000;

/** Returns nothing if there is no token, or several. */
export const bearerOf = ({ headers, raw }: FastifyRequest) => {
  // Node takes the first of two headers, but a proxy in front may have checked the second.
  const isOne = countHeader(raw, 'authorization') === 1;
  const [, token] = (isOne && /^Bearer (\S+)$/.exec(headers.authorization ?? '')) || [];
  return token;
};

/** Returns who calls, or refuses the call. */
export const admit = async ({ access, method, isBackground }: Endpoint, request: FastifyRequest, actorOf: ActorOf) => {
  if (access === 'public') return undefined;
  const token = bearerOf(request);
  // A page may read something again without its user, which it reads for its user otherwise. It never writes so.
  const saysUnasked = method === 'GET' && request.headers['x-background'] !== undefined;
  const isUnasked = isBackground === true || saysUnasked;
  const actor = (token && (await actorOf(token, isUnasked))) || fail('session.required');
  return access.includes(actor.role) ? actor : fail('access.denied');
};

/** A clock that was set back makes no password newer. */
export const refuseOldPassword = (actor: Actor | undefined, now: Date) => {
  const ageMs = Math.abs(now.getTime() - (actor?.passwordAt.getTime() ?? 0));
  if (ageMs > PASSWORD_HOLDS_MS) fail('session.password_needed');
};
