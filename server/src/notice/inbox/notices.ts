import { FIXED_NOTICE_KINDS, type Language, type NoticeKind } from '@ieum/contract';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Letter } from '../mail/layout.ts';
import type { Outbox } from '../mail/outbox.ts';
import { companyOfNotice } from '../notice.policy.ts';
import { deleteNoticesOf, findReaders, insertNotices } from './notices.store.ts';

type Told = {
  kind: NoticeKind;
  /** Everybody who is to hear of it; whoever has left does not. */
  to: string[];
  /** What the words in the portal speak of. Never a secret. */
  about: Record<string, string>;
  /** The page of the portal that it leads to, from its root. */
  path: string;
  /** The same by mail, in the reader's language. */
  letter: (language: Language, told: { name: string; url: string }) => Letter;
};

export type Notices = ReturnType<typeof createNotices>;

/** A notice belongs to the transaction that it tells of, like its mail: each goes where its reader wants it. */
export const createNotices = (outbox: Outbox, publicUrl: string, clock: Clock) => {
  const tellEach = async (db: Db, kind: NoticeKind, all: Omit<Told, 'kind'>[]) => {
    const found = await findReaders(db, [...new Set(all.flatMap(({ to }) => to))], kind);
    const readers = FIXED_NOTICE_KINDS.includes(kind) ? found.map(everywhere) : found;
    const each = all.flatMap((told) =>
      readers.filter(({ id }) => told.to.includes(id)).map((reader) => ({ ...told, reader })),
    );
    const at = clock().toISOString();
    await insertNotices(
      db,
      each
        .filter(({ reader }) => reader.inApp)
        .map(({ about, path, reader }) => ({
          ...{ user_id: reader.id, company_id: companyOfNotice(kind, reader) },
          ...{ kind, about: JSON.stringify(about), path, created_at: at },
        })),
    );
    for (const { path, letter, reader } of each.filter((one) => one.reader.byMail)) {
      const { id, email, name, language } = reader;
      await outbox.post(db, {
        to: email,
        language,
        kind,
        userId: id,
        companyId: companyOfNotice(kind, reader),
        letter: letter(language, { name, url: `${publicUrl}${path}` }),
      });
    }
  };

  return {
    tell: (db: Db, told: Told) => tellEach(db, told.kind, [told]),
    /** Of one kind to many, each with its own words: readers are looked up and notices kept at once. */
    tellEach,
    /** Whoever leaves takes along what they were told. */
    forget: (db: Db, userId: string) => deleteNoticesOf(db, userId),
  };
};

/** Whatever somebody has said of a kind before it could not be switched off. */
const everywhere = <R extends object>(reader: R) => ({ ...reader, inApp: true, byMail: true });
