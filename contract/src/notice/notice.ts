import { z } from 'zod';
import { CALLERS, defineContract } from '../kit/endpoint.ts';
import { moment, periodInput } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { outboxContract } from './outbox.ts';

/** What people are told of. Each has its words in the browser and a letter in the slice that tells. */
export const NOTICE_KINDS = [
  'company.verified',
  'company.rejected',
  'company.correctionAsked',
  'company.joinRequested',
  'company.joinDecided',
  'company.roleChanged',
  'company.identityDecided',
  'company.renamed',
  'company.caseWaiting',
  'company.closed',
  'account.newDevice',
  'account.linkShown',
  'admin.mailServerChanged',
  'factory.certificateEnding',
  'supply.linkAsked',
  'supply.linkAnswered',
  'supply.sightAsked',
  'supply.sightAnswered',
  'supply.invitationAnswered',
  'flow.differs',
  'flow.said',
  'review.asked',
  'review.due',
  'review.handedIn',
  'review.decided',
  'review.approval',
  'review.ending',
  'review.action',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Notices about the safety of accounts. Nobody can switch them off, so a thief who took an account over cannot either. */
export const FIXED_NOTICE_KINDS: readonly NoticeKind[] = [
  'account.newDevice',
  'account.linkShown',
  'admin.mailServerChanged',
];

/** Nobody counts further than this; the bell says that there are more. */
export const UNREAD_COUNT_MAX = 100;

export const notice = z.object({
  id: z.uuid(),
  /** One of `NOTICE_KINDS`; a page that is older than the server may not know it. */
  kind: z.string(),
  /** What its words speak of: names, a reason. */
  about: z.record(z.string(), z.string()),
  /** The page of the portal that it leads to, from its root. */
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

/** Everybody has notices of their own and sees no others. */
export const ownNoticesContract = defineContract({
  listNotices: {
    summary: 'Lists the own notices, the newest first.',
    method: 'GET',
    path: '/notices',
    access: CALLERS,
    input: z.strictObject({ ...noticeFilter.shape, ...pageInput }),
    output: pageOf(notice),
    errors: [],
  },
  countUnread: {
    summary: 'Says how many of the own notices are unread, up to a hundred, and which is the newest of these.',
    method: 'GET',
    path: '/notices/unread',
    access: CALLERS,
    isBackground: true,
    input: z.strictObject({}),
    output: z.object({ unread: z.int(), newestId: z.uuid().nullable(), newestAt: moment.nullable() }),
    errors: [],
  },
  markNotice: {
    summary: 'Marks one of the own notices as read, or as unread again.',
    method: 'PATCH',
    path: '/notices/:id',
    access: CALLERS,
    input: z.strictObject({ id: z.uuid(), isRead: z.boolean() }),
    output: done,
    errors: ['request.not_found'],
  },
  markAllRead: {
    summary: 'Marks the own notices as read, except those that came after a given one.',
    method: 'POST',
    path: '/notices/read',
    access: CALLERS,
    /** The newest that the reader has in sight: what comes meanwhile is not taken for seen. */
    input: z.strictObject({ upTo: z.uuid().optional() }),
    output: z.object({ count: z.int() }),
    errors: ['request.not_found'],
  },
  listNoticePreferences: {
    summary: 'Lists the kinds of notices that the caller can get, and where each is to be told.',
    method: 'GET',
    path: '/notices/preferences',
    access: CALLERS,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(noticePreference) }),
    errors: [],
  },
  setNoticePreference: {
    summary: 'Says where one kind of notice is to be told: in the portal, by mail, both or neither.',
    method: 'PUT',
    path: '/notices/preferences/:kind',
    access: CALLERS,
    input: z.strictObject({ kind: z.enum(NOTICE_KINDS), ...channels }),
    output: done,
    errors: ['request.not_found', 'notice.kind_fixed'],
  },
});

export const noticeContract = { ...ownNoticesContract, ...outboxContract };

export const noticeErrors = {
  'notice.kind_fixed': 409,
  'notice.mail_sent': 409,
  'notice.mail_waiting': 409,
  'notice.no_mail_server': 409,
  /** From before links were sealed: it would go out with a link that leads nowhere. */
  'notice.link_gone': 409,
} as const;
