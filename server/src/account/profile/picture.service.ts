import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ownAccountContract } from '@ieum/contract';
import { documentFile, forgetDocument, withKeptFile } from '../../document/kept-files.ts';
import { smallPicture } from '../../document/picture.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maySignIn } from '../account.policy.ts';
import type { Platform } from '../platform.ts';
import { findUser, lockUser, type Person, updateUser } from '../user.store.ts';

const WEBP = 'image/webp';

type Pictures = Pick<Handlers<typeof ownAccountContract>, 'setPicture' | 'getPicture' | 'removePicture'>;

export const createPictures = ({ files, limiting }: Platform): Pictures => ({
  async setPicture({ inTransaction, record, actor, clock, file }) {
    await limiting.take(inTransaction, 'upload', actor.id);
    const bytes = (await smallPicture(file.path)) ?? fail('document.not_picture', { file: 'not_picture' });
    await writeFile(file.path, bytes, { flush: true });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const small = { ...file, size: bytes.length, sha256 };
    const oldKey = await withKeptFile(files, inTransaction, small, async (db, keep) => {
      const person = await lockUser(db, actor.id);
      if (!person || !maySignIn(person)) return fail('session.required');
      const id = await keep(db, { uploadedBy: actor.id, companyId: null, at: clock(), mediaType: WEBP });
      await updateUser(db, actor.id, { picture_id: id });
      await record(db, id);
      return dropPicture(db, person);
    });
    if (oldKey) await files.remove(oldKey);
    return {};
  },

  async getPicture({ inTransaction, actor }) {
    const found = await inTransaction(async (db) => {
      const person = await findUser(db, actor.id);
      return person?.pictureId ? documentFile(db, files, person.pictureId) : undefined;
    });
    return found ?? fail('request.not_found');
  },

  async removePicture({ db, actor }) {
    const person = (await lockUser(db, actor.id)) ?? fail('session.required');
    await updateUser(db, actor.id, { picture_id: null });
    // The next sweep removes the file itself: a transaction must do nothing that cannot be rolled back.
    await dropPicture(db, person);
    return {};
  },
});

/** Deletes the picture's row. Returns the key of its file, which the caller removes after the commit. */
export const dropPicture = async (db: Db, { pictureId }: Person) =>
  pictureId ? forgetDocument(db, pictureId) : undefined;
