import type { Examples } from '../kit/endpoint.ts';
import type { noticeContract } from './notice.ts';

const id = '019a8407-1c2d-7b60-9f1e-5a4b3c2d1e0f';
const createdAt = '2026-11-15T01:02:03.4+00:00';
const mail = {
  id,
  recipient: 'kim@hanbit.example',
  subject: '[이음] 회사 정보가 확인되었어요',
  kind: 'company.verified',
  language: 'kr',
  state: 'failed',
  error: '550 mailbox unavailable',
  createdAt,
  sentAt: null,
} as const;

export const noticeExamples: Examples<typeof noticeContract> = {
  listNotices: {
    input: { show: 'unread', kind: 'company.verified', from: '2026-11-01', to: '2026-11-30', page: 1 },
    output: {
      rows: [
        { id, kind: 'company.verified', about: { company: '한빛정밀' }, path: '/company', createdAt, isRead: false },
      ],
      total: 1,
    },
  },
  countUnread: { input: {}, output: { unread: 1, newestId: id, newestAt: createdAt } },
  markNotice: { input: { id, isRead: true }, output: {} },
  markAllRead: { input: { upTo: id }, output: { count: 1 } },
  listNoticePreferences: {
    input: {},
    output: { rows: [{ kind: 'company.verified', inApp: true, byMail: false, isFixed: false }] },
  },
  setNoticePreference: { input: { kind: 'company.verified', inApp: true, byMail: false }, output: {} },
  listMails: {
    input: { state: 'failed', kind: 'company.verified', search: 'hanbit', page: 1 },
    output: { rows: [mail], total: 1, kinds: ['company.verified'], hasMailServer: true },
  },
  getMail: { input: { id }, output: { ...mail, text: '…', html: '<p>…</p>', personId: id, can: { sendAgain: true } } },
  sendMailAgain: { input: { id }, output: { ...mail, state: 'waiting', error: null } },
};
