import type { Actor } from '../kit/context.ts';

/** Factories belong to companies; an admin looks on. */
export const can = (actor: Actor) => ({ register: actor.role === 'supplier' });
