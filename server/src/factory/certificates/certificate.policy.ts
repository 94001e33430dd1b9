import type { Actor } from '../../kit/http/context.ts';
import { can } from '../factory.policy.ts';

type Status = { isReplaced: boolean; isRevoked: boolean };

/** Lets members who may register factories change their certificates. A replaced certificate stays as it was. */
export const canDo = (actor: Actor, { isReplaced, isRevoked }: Status) => {
  const mayWrite = can(actor).register;
  return {
    edit: mayWrite && !isReplaced && !isRevoked,
    renew: mayWrite && !isReplaced,
    revoke: mayWrite && !isReplaced && !isRevoked,
    reinstate: mayWrite && !isReplaced && isRevoked,
    remove: mayWrite && !isReplaced,
  };
};
