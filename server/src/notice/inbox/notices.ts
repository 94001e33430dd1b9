import { FIXED_NOTICE_KINDS, type Language, type NoticeKind } from '@ieum/contract';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Changes } from '../live/changes.ts';
import type { MailContent } from '../mail/layout.ts';
import type { Outbox } from '../mail/outbox.ts';
import { companyOfNotice } from '../notice.policy.ts';
import {
  deleteNoticesAbout,
  deleteNoticesOf,
  findReaders,
  insertNotices,
  markSettled,
  type Settled,
} from './notices.store.ts';

type NewNotice = {
  kind: NoticeKind;
  /** People to notify; those who have left are skipped. */
  to: string[];
  /** Values for the words in the portal. Never a secret. */
  about: Record<string, string>;
  /** Page of the portal that the notice leads to, from its root. */
  path: string;
  /** Mail with the same content, in the reader's language. */
  content: (language: Language, values: { name: string; url: string }) => MailContent;
};

export type Notices = ReturnType<typeof createNotices>;

/** Adds notices and their mails in the transaction of the event. Each goes where its reader wants it. */
export const createNotices = (
  outbox: Outbox,
  publicUrl: string,
  clock: Clock,
  { announce }: Pick<Changes, 'announce'> = UNHEARD,
) => {
  const notifyEach = async (db: Db, kind: NoticeKind, newNotices: Omit<NewNotice, 'kind'>[]) => {
    const found = await findReaders(db, [...new Set(newNotices.flatMap(({ to }) => to))], kind);
    const readers = FIXED_NOTICE_KINDS.includes(kind) ? found.map(everywhere) : found;
    const each = newNotices.flatMap((notice) =>
      readers.filter(({ id }) => notice.to.includes(id)).map((reader) => ({ ...notice, reader })),
    );
    const idsOf = (some: typeof each) => [...new Set(some.map(({ reader }) => reader.id))];
    announce({ of: idsOf(each.filter(({ reader }) => reader.inApp)), kinds: ['notices'] });
    // What is told to somebody is often their task too, even if they do not want to read the notice.
    announce({ of: idsOf(each), kinds: ['tasks'] });
    const at = clock().toISOString();
    await insertNotices(
      db,
      each
        .filter(({ reader }) => reader.inApp)
        .map(({ about, path, reader }) => ({
          user_id: reader.id,
          company_id: companyOfNotice(kind, reader),
          kind,
          about: JSON.stringify(about),
          path,
          created_at: at,
        })),
    );
    for (const { path, content, reader } of each.filter((entry) => entry.reader.byMail)) {
      const { id, email, name, language } = reader;
      await outbox.post(db, {
        to: email,
        language,
        kind,
        userId: id,
        companyId: companyOfNotice(kind, reader),
        content: content(language, { name, url: `${publicUrl}${path}` }),
      });
    }
  };

  return {
    notify: (db: Db, notice: NewNotice) => notifyEach(db, notice.kind, [notice]),
    /** Sends notices of one kind to many people, each with its own words, in one read and one insert. */
    notifyEach,
    /** Takes back what a newer notice about the same page replaces. */
    withdraw: (db: Db, kind: NoticeKind, path: string, userIds: string[]) =>
      deleteNoticesAbout(db, kind, path, userIds),
    /** Marks notices as read because their task is done, in the transaction that has done it. */
    async settle(db: Db, settled: Settled) {
      const of = await markSettled(db, settled, clock());
      if (of.length > 0) announce({ of, kinds: ['notices'] });
    },
    /** Deletes the notices of a person who leaves. */
    forget: (db: Db, userId: string) => deleteNoticesOf(db, userId),
  };
};

/** Used where no page is open. */
const UNHEARD: Pick<Changes, 'announce'> = { announce: () => undefined };

/** Ignores a preference from the time before the kind was fixed. */
const everywhere = <R extends object>(reader: R) => ({ ...reader, inApp: true, byMail: true });
