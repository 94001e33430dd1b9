import { mayEdit } from '../company/company.policy.ts';
import type { Actor } from '../kit/http/context.ts';

/** Lets the owners and editors of a company register its factories; viewers and admins only read. */
export const can = (actor: Actor) => ({ register: actor.role === 'supplier' && mayEdit(actor.memberRole) });
