import { mayEdit } from '../company/company.policy.ts';
import type { Actor } from '../kit/http/context.ts';

/** Factories belong to companies, whose viewers only read; an admin looks on. */
export const can = (actor: Actor) => ({ register: actor.role === 'supplier' && mayEdit(actor.memberRole) });
