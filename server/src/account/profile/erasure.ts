import type { Db } from '../../kit/db/database.ts';
import type { MailContent } from '../../notice/mail/layout.ts';
import { deleteLinksOf } from '../link.store.ts';
import type { Platform } from '../platform.ts';
import { deleteDevicesOf } from '../sessions/device.store.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { type Person, updateUser } from '../user.store.ts';
import { deleteViewsOf } from '../views/views.store.ts';
import { dropPicture } from './picture.service.ts';

type Erasing = Pick<Platform, 'outbox' | 'notices'>;

/**
 * Erases all personal data and posts a last mail. The row keeps its id, because other rows refer to it. Returns the key
 * of the picture's file, which the caller removes after the commit.
 */
export const erasePerson = async (db: Db, { outbox, notices }: Erasing, person: Person, content: MailContent) => {
  const { id, email, language } = person;
  await deleteSessionsOf(db, id);
  await deleteLinksOf(db, id);
  await deleteDevicesOf(db, id);
  await deleteViewsOf(db, id);
  await outbox.forget(db, id);
  await notices.forget(db, id);
  await outbox.post(db, { to: email, language, kind: 'account.left', content });
  await updateUser(db, id, {
    state: 'left',
    // Random and not the id: somebody could sign up with an address made of the id, and so block the erasure.
    email: `${crypto.randomUUID()}@left.invalid`,
    name: '-',
    phone: null,
    password_hash: '-',
    picture_id: null,
    email_confirmed_at: null,
  });
  return dropPicture(db, person);
};
