import { z } from 'zod';
import { CALLERS, defineContract } from '../kit/endpoint.ts';
import { moment, periodInput } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { NOTICE_KINDS } from './kinds.ts';
import { outboxContract } from './outbox.ts';

/** Limit of the count; the bell then shows that there are more. */
export const UNREAD_COUNT_MAX = 100;

export const notice = z.object({
  id: z.uuid(),
  /** One of `NOTICE_KINDS`; a page that is older than the server may not know it. */
  kind: z.string(),
  /** Values for the notice's words: names, a reason. */
  about: z.record(z.string(), z.string()),
  /** Page of the portal that the notice leads to, from its root. */
  path: z.string(),
  createdAt: moment,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const noticeFilter = z.strictObject({
  show: z.enum(['all', 'unread']).default('all'),
  kind: z.enum(NOTICE_KINDS).optional(),
  ...periodInput,
});
export type NoticeFilter = z.infer<typeof noticeFilter>;

const channels = { inApp: z.boolean(), byMail: z.boolean() };

export const noticePreference = z.object({ kind: z.enum(NOTICE_KINDS), ...channels, isFixed: z.boolean() });
export type NoticePreference = z.infer<typeof noticePreference>;

const done = z.object({});

/** Each person has their own notices and sees no others. */
export const ownNoticesContract = defineContract({
  listNotices: {
    summary: "Lists the caller's notifications, newest first.",
    method: 'GET',
    path: '/notices',
    access: CALLERS,
    input: z.strictObject({ ...noticeFilter.shape, ...pageInput }),
    output: pageOf(notice),
    errors: [],
  },
  countUnread: {
    summary: "Counts the caller's unread notifications, up to a hundred, and returns the newest ones.",
    method: 'GET',
    path: '/notices/unread',
    access: CALLERS,
    isBackground: true,
    input: z.strictObject({}),
    output: z.object({ unread: z.int(), newestId: z.uuid().nullable(), newestAt: moment.nullable() }),
    errors: [],
  },
  markNotice: {
    summary: "Marks one of the caller's notifications as read or unread.",
    method: 'PATCH',
    path: '/notices/:id',
    access: CALLERS,
    input: z.strictObject({ id: z.uuid(), isRead: z.boolean() }),
    output: done,
    changes: ['listNotices'],
    errors: ['request.not_found'],
  },
  markAllRead: {
    summary: "Marks the caller's notifications as read, except those that came after a given notification.",
    method: 'POST',
    path: '/notices/read',
    access: CALLERS,
    /** The newest notice that the reader saw: later notices stay unread. */
    input: z.strictObject({ upTo: z.uuid().optional() }),
    output: z.object({ count: z.int() }),
    changes: ['listNotices'],
    errors: ['request.not_found'],
  },
  listNoticePreferences: {
    summary: 'Lists the types of notifications that the caller can receive, and the channels of each.',
    method: 'GET',
    path: '/notices/preferences',
    access: CALLERS,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(noticePreference) }),
    errors: [],
  },
  setNoticePreference: {
    summary: 'Sets the channels of one type of notification: portal, mail, both or neither.',
    method: 'PUT',
    path: '/notices/preferences/:kind',
    access: CALLERS,
    input: z.strictObject({ kind: z.enum(NOTICE_KINDS), ...channels }),
    output: done,
    changes: ['listNoticePreferences'],
    errors: ['request.not_found', 'notice.kind_fixed'],
  },
});

export const noticeContract = { ...ownNoticesContract, ...outboxContract };

export const noticeErrors = {
  'notice.kind_fixed': 409,
  'notice.mail_sent': 409,
  'notice.mail_waiting': 409,
  'notice.no_mail_server': 409,
  /** The mail was written before links were sealed: its link would lead nowhere. */
  'notice.link_gone': 409,
} as const;
