import { mayEdit } from '../company/company.policy.ts';
import type { Actor } from '../kit/http/context.ts';

export type Member = Extract<Actor, { role: 'supplier' }>;

/** Lets owners and editors write products and links; viewers only read. */
export const mayWrite = (actor: Member) => mayEdit(actor.memberRole);
