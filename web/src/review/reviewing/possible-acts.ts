import type { Declaration, DeclarationAct } from '@ieum/contract';

const TAKEN_FIRST: DeclarationAct[] = ['comment', 'approve', 'return', 'reject'];

/** Returns the acts that a reviewer can begin. Each of them takes the review in the same step if nobody has. */
export const possibleActs = ({ acts }: Pick<Declaration, 'acts'>): DeclarationAct[] =>
  acts.includes('take') ? [...acts, ...TAKEN_FIRST] : acts;
