import { FIXED_NOTICE_KINDS, type NoticeKind, type ownNoticesContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { kindsFor } from '../notice.policy.ts';
import {
  countUnreadOf,
  findNotices,
  findOwnNotice,
  findPreferences,
  markAllOf,
  markReadOrUnread,
  readerOf,
  upsertPreference,
} from './own-notices.store.ts';

const isFixed = (kind: NoticeKind) => FIXED_NOTICE_KINDS.includes(kind);

export const ownNotices: Handlers<typeof ownNoticesContract> = {
  listNotices: ({ db, actor }, input) => findNotices(db, readerOf(actor), input),

  countUnread: ({ db, actor }) => countUnreadOf(db, readerOf(actor)),

  async markNotice({ db, actor, clock }, { id, isRead }) {
    if (!(await markReadOrUnread(db, id, readerOf(actor), isRead, clock()))) fail('request.not_found');
    return {};
  },

  async markAllRead({ db, actor, clock }, { upTo }) {
    const newest = upTo === undefined ? undefined : await findOwnNotice(db, upTo, readerOf(actor));
    if (upTo !== undefined && !newest) fail('request.not_found');
    return { count: await markAllOf(db, readerOf(actor), clock(), newest?.createdAt) };
  },

  async listNoticePreferences({ db, actor }) {
    const wishes = await findPreferences(db, actor.id);
    const rows = kindsFor(actor).map((kind) => {
      const { inApp = true, byMail = true } = wishes.find((wish) => wish.kind === kind) ?? {};
      return { kind, inApp, byMail, isFixed: isFixed(kind) };
    });
    return { rows };
  },

  async setNoticePreference({ db, actor }, wish) {
    if (!kindsFor(actor).includes(wish.kind)) fail('request.not_found');
    if (isFixed(wish.kind)) fail('notice.kind_fixed');
    await upsertPreference(db, actor.id, wish);
    return {};
  },
};
