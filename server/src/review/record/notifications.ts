import type { Language } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { operatorsOf, writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { dayIn } from '../../notice/mail/dates.ts';
import type { Letter } from '../../notice/mail/layout.ts';
import { actionDue, actionMoved, actionOpened } from '../actions/action.mails.ts';
import {
  requestAsked,
  requestCancelled,
  requestDeclined,
  requestDue,
  requestDueChanged,
  requestOverdue,
} from '../requests/request.mails.ts';
import {
  approvalAnswered,
  approvalAsked,
  approvalEnded,
  approvalEnding,
  approved,
  handedIn,
  rejected,
  returned,
} from './declaration.mails.ts';

/** Returns the people to notify. A null company is the operator. */
const readersOf = (db: Db, companyId: string | null) =>
  companyId === null ? operatorsOf(db) : writersOf(db, companyId);

type Recipient = { name: string; url: string };
type Requested = { id: string; toId: string; company: string; dueOn: string; reason?: string };

const REQUEST_MAILS = {
  asked: requestAsked,
  dueChanged: requestDueChanged,
  cancelled: requestCancelled,
  declined: requestDeclined,
  reminded: requestDue,
};

/** Builds a notification about a request. `change` says what happened to it. */
export const requestNotification = (
  change: keyof typeof REQUEST_MAILS,
  { id, company, dueOn, reason = '' }: Omit<Requested, 'toId'>,
  to: string[],
) => ({
  to,
  about: { company, change, dueOn, ...(reason && { reason }) },
  path: reviewPaths.request(id),
  letter: (language: Language, reader: Recipient) =>
    REQUEST_MAILS[change](language, { ...reader, company, dueDay: dayIn(language, dueOn), ...(reason && { reason }) }),
});

/** Notifies the writers of the other side. */
export const tellRequest = async (
  db: Db,
  notices: Notices,
  change: keyof typeof REQUEST_MAILS,
  { toId, ...request }: Requested,
) => {
  const kind = change === 'reminded' ? 'review.due' : 'review.asked';
  await notices.tell(db, { kind, ...requestNotification(change, request, await writersOf(db, toId)) });
};

type Due = { id: string; toId: string; company: string; dueOn: string; days: number; isAsker: boolean };

/** Reminds of a due date. `days` are left; the number is negative if the request is overdue. */
export const tellDue = async (db: Db, notices: Notices, { id, toId, company, dueOn, days, isAsker }: Due) => {
  await notices.tell(db, {
    kind: 'review.due',
    to: await writersOf(db, toId),
    about: { company, change: days < 0 ? 'overdue' : 'due', dueOn, days: String(days) },
    path: reviewPaths.request(id),
    letter: (language, reader) =>
      (isAsker ? requestOverdue : requestDue)(language, { ...reader, company, dueDay: dayIn(language, dueOn) }),
  });
};

type HandedIn = { id: string; reviewerId: string | null; company: string; round: number };

export const tellHandedIn = async (db: Db, notices: Notices, { id, reviewerId, company, round }: HandedIn) => {
  await notices.tell(db, {
    kind: 'review.handedIn',
    to: await readersOf(db, reviewerId),
    about: { company, round: String(round) },
    path: reviewerId === null ? reviewPaths.adminReview(id) : reviewPaths.declaration(id),
    letter: (language, reader) => handedIn(language, { ...reader, company }),
  });
};

const DECISION_MAILS = { approved, returned, rejected };
type Decided = { id: string; respondentId: string; company: string; reason?: string };

/** Notifies the company that answered. `company` is the reviewer, empty if it is the operator. */
export const tellDecided = async (
  db: Db,
  notices: Notices,
  decision: keyof typeof DECISION_MAILS,
  { id, respondentId, company, reason = '' }: Decided,
) => {
  const named = { ...(company && { company }), ...(reason && { reason }) };
  await notices.tell(db, {
    kind: 'review.decided',
    to: await writersOf(db, respondentId),
    about: { ...named, change: decision },
    path: reviewPaths.declaration(id),
    letter: (language, reader) => DECISION_MAILS[decision](language, { ...reader, ...named }),
  });
};

type Approval = { id: string; toId: string; person: string; reason?: string };

/** Notifies a colleague who is asked to approve, or whose request for approval was answered. */
export const tellApproval = async (
  db: Db,
  notices: Notices,
  change: 'asked' | 'given' | 'refused',
  { id, toId, person, reason = '' }: Approval,
) => {
  const named = { person, ...(reason && { reason }) };
  await notices.tell(db, {
    kind: 'review.approval',
    to: [toId],
    about: { ...named, change },
    path: reviewPaths.declaration(id),
    letter: (language, reader) =>
      (change === 'asked' ? approvalAsked : approvalAnswered)(language, { ...reader, ...named }),
  });
};

type Ending = { id: string; respondentId: string; company: string; validTo: string; days: number };

/** Notifies that an approval ends in `days` days, or has ended. */
export const tellEnding = async (db: Db, notices: Notices, { id, respondentId, company, validTo, days }: Ending) => {
  const named = company && { company };
  await notices.tell(db, {
    kind: 'review.ending',
    to: await writersOf(db, respondentId),
    about: { ...named, change: days < 0 ? 'ended' : 'ending', days: String(days), validTo },
    path: reviewPaths.declaration(id),
    letter: (language, reader) =>
      (days < 0 ? approvalEnded : approvalEnding)(language, { ...reader, ...named, lastDay: dayIn(language, validTo) }),
  });
};

type ActionChange =
  | 'opened'
  | 'handedIn'
  | 'accepted'
  | 'sentBack'
  | 'extensionAsked'
  | 'extensionAnswered'
  | 'due'
  | 'overdue';
type Action = { id: string; toId: string | null; company: string; title: string; dueOn: string; reason?: string };

/** Notifies the company `toId`, or the operator if it is null. `to` limits the notification to some of its people. */
export const tellAction = async (
  db: Db,
  notices: Notices,
  change: ActionChange,
  { id, toId, company, title, dueOn, reason = '', to }: Action & { to?: string[] },
) => {
  const named = { ...(company && { company }), ...(reason && { reason }) };
  await notices.tell(db, {
    kind: 'review.action',
    to: to ?? (await readersOf(db, toId)),
    about: { ...named, change, title, dueOn },
    path: toId === null ? reviewPaths.adminAction(id) : reviewPaths.action(id),
    letter: (language, reader) =>
      actionMailOf(change)(language, { ...reader, ...named, dueDay: dayIn(language, dueOn) }),
  });
};

const actionMailOf = (
  change: ActionChange,
): ((language: Language, reader: Recipient & { company?: string; reason?: string; dueDay: string }) => Letter) => {
  if (change === 'opened') return actionOpened;
  return change === 'due' || change === 'overdue' ? actionDue : actionMoved;
};
