import type { Db } from '../../kit/db/database.ts';
import { updateUser } from '../user.store.ts';

/** For a verification that asks somebody for their name or phone number. */
export const correctPerson = async (db: Db, userId: string, change: { name?: string; phone?: string }) => {
  if (Object.keys(change).length > 0) await updateUser(db, userId, change);
};
