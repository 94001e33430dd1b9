import { refuseOutside } from '../../company/members/outside-access.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { mayWrite, type Reader } from './side.policy.ts';

export const refuseReaders = (actor: Reader) => {
  if (!mayWrite(actor)) fail('access.denied');
};

/**
 * Refuses acts that reach another company, unless the own one is verified and the address confirmed. Operators need
 * neither.
 */
export const refuseUnverified = async (db: Db, actor: Reader) => {
  if (actor.role === 'supplier') await refuseOutside(db, actor);
};
