import type { Db } from '../../kit/db/database.ts';
import type { Letter } from '../../notice/mail/layout.ts';
import { deleteLinksOf } from '../link.store.ts';
import type { Platform } from '../platform.ts';
import { deleteDevicesOf } from '../sessions/device.store.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { type Person, updateUser } from '../user.store.ts';
import { dropPicture } from './picture.service.ts';

type Erasing = Pick<Platform, 'outbox' | 'notices'>;

/**
 * Everything personal goes, after a last letter; the row keeps its id, because others point to it. Gives the key of the
 * picture's file, which is removed after the commit.
 */
export const erasePerson = async (db: Db, { outbox, notices }: Erasing, person: Person, letter: Letter) => {
  const { id, email, language } = person;
  await deleteSessionsOf(db, id);
  await deleteLinksOf(db, id);
  await deleteDevicesOf(db, id);
  await outbox.forget(db, id);
  await notices.forget(db, id);
  await outbox.post(db, { to: email, language, kind: 'account.left', letter });
  await updateUser(db, id, {
    state: 'left',
    // Not by the id, which somebody could sign up with to hold them back.
    email: `${crypto.randomUUID()}@left.invalid`,
    name: '-',
    phone: null,
    password_hash: '-',
    picture_id: null,
    email_confirmed_at: null,
  });
  return dropPicture(db, person);
};
