import type { Db } from '../../kit/db/database.ts';

/** Finds the recipient of a test mail, or the operator who changed a setting. */
export const findOperatorPerson = (db: Db, id: string) =>
  db.selectFrom('account_person').select(['email', 'name', 'language']).where('id', '=', id).executeTakeFirstOrThrow();

export const findOtherOperators = async (db: Db, exceptId: string) => {
  const others = db
    .selectFrom('account_person')
    .select('id')
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .where('id', '!=', exceptId)
    .orderBy('id');
  return (await others.execute()).map(({ id }) => id);
};
