import type { Db } from '../kit/db.ts';

/** To whom a test mail goes. */
export const findOperatorPerson = (db: Db, id: string) =>
  db.selectFrom('account_user').select(['email', 'name', 'language']).where('id', '=', id).executeTakeFirstOrThrow();
