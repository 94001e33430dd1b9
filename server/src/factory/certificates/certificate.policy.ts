import type { Actor } from '../../kit/http/context.ts';
import { can } from '../factory.policy.ts';

type Standing = { isReplaced: boolean; isRevoked: boolean };

/** Whoever may register factories keeps their certificates; what another has replaced stays as it was. */
export const canDo = (actor: Actor, { isReplaced, isRevoked }: Standing) => {
  const mayWrite = can(actor).register;
  return {
    edit: mayWrite && !isReplaced && !isRevoked,
    renew: mayWrite && !isReplaced,
    revoke: mayWrite && !isReplaced && !isRevoked,
    reinstate: mayWrite && !isReplaced && isRevoked,
    remove: mayWrite && !isReplaced,
  };
};
