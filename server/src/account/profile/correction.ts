import type { Db } from '../../kit/db/database.ts';
import { updateUser } from '../user.store.ts';

/** Corrects the name or phone number that a verification has asked for. */
export const correctPerson = async (db: Db, userId: string, change: { name?: string; phone?: string }) => {
  if (Object.keys(change).length > 0) await updateUser(db, userId, change);
};
