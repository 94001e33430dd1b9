import type { Language } from '@ieum/contract';
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

const ROOT = '/supply-chain/review';
const OPERATOR_ROOT = '/admin/reviews';
const declarationPath = (id: string) => `${ROOT}/${id}`;
const requestPath = (id: string) => `${ROOT}/requests/${id}`;
const actionPath = (id: string) => `${ROOT}/actions/${id}`;

/** Nobody stands for the operator. */
const readersOf = (db: Db, companyId: string | null) =>
  companyId === null ? operatorsOf(db) : writersOf(db, companyId);

type Named = { name: string; url: string };
type Requested = { id: string; toId: string; company: string; dueOn: string; reason?: string };

const REQUEST_LETTERS = {
  asked: requestAsked,
  dueChanged: requestDueChanged,
  cancelled: requestCancelled,
  declined: requestDeclined,
  reminded: requestDue,
};

/** `change`: what has become of a request. */
export const requestTold = (
  change: keyof typeof REQUEST_LETTERS,
  { id, company, dueOn, reason = '' }: Omit<Requested, 'toId'>,
  to: string[],
) => ({
  to,
  about: { company, change, dueOn, ...(reason && { reason }) },
  path: requestPath(id),
  letter: (language: Language, told: Named) =>
    REQUEST_LETTERS[change](language, { ...told, company, dueDay: dayIn(language, dueOn), ...(reason && { reason }) }),
});

/** To those who write for the other side. */
export const tellRequest = async (
  db: Db,
  notices: Notices,
  change: keyof typeof REQUEST_LETTERS,
  { toId, ...request }: Requested,
) => {
  const kind = change === 'reminded' ? 'review.due' : 'review.asked';
  await notices.tell(db, { kind, ...requestTold(change, request, await writersOf(db, toId)) });
};

type Due = { id: string; toId: string; company: string; dueOn: string; days: number; isAsker: boolean };

/** By time: `days` are left, fewer than none when it is overdue. */
export const tellDue = async (db: Db, notices: Notices, { id, toId, company, dueOn, days, isAsker }: Due) => {
  await notices.tell(db, {
    kind: 'review.due',
    to: await writersOf(db, toId),
    about: { company, change: days < 0 ? 'overdue' : 'due', dueOn, days: String(days) },
    path: requestPath(id),
    letter: (language, told) =>
      (isAsker ? requestOverdue : requestDue)(language, { ...told, company, dueDay: dayIn(language, dueOn) }),
  });
};

type HandedIn = { id: string; reviewerId: string | null; company: string; round: number };

export const tellHandedIn = async (db: Db, notices: Notices, { id, reviewerId, company, round }: HandedIn) => {
  await notices.tell(db, {
    kind: 'review.handedIn',
    to: await readersOf(db, reviewerId),
    about: { company, round: String(round) },
    path: reviewerId === null ? `${OPERATOR_ROOT}/${id}` : declarationPath(id),
    letter: (language, told) => handedIn(language, { ...told, company }),
  });
};

const DECISION_LETTERS = { approved, returned, rejected };
type Decided = { id: string; respondentId: string; company: string; reason?: string };

/** `company`: who reviews it, empty where it is the operator. */
export const tellDecided = async (
  db: Db,
  notices: Notices,
  decision: keyof typeof DECISION_LETTERS,
  { id, respondentId, company, reason = '' }: Decided,
) => {
  const named = { ...(company && { company }), ...(reason && { reason }) };
  await notices.tell(db, {
    kind: 'review.decided',
    to: await writersOf(db, respondentId),
    about: { ...named, change: decision },
    path: declarationPath(id),
    letter: (language, told) => DECISION_LETTERS[decision](language, { ...told, ...named }),
  });
};

type Approval = { id: string; toId: string; person: string; reason?: string };

/** Between colleagues: one is asked, or has answered. */
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
    path: declarationPath(id),
    letter: (language, told) =>
      (change === 'asked' ? approvalAsked : approvalAnswered)(language, { ...told, ...named }),
  });
};

type Ending = { id: string; respondentId: string; company: string; validTo: string; days: number };

/** An approval ends in so many days, or has ended. */
export const tellEnding = async (db: Db, notices: Notices, { id, respondentId, company, validTo, days }: Ending) => {
  const named = company && { company };
  await notices.tell(db, {
    kind: 'review.ending',
    to: await writersOf(db, respondentId),
    about: { ...named, change: days < 0 ? 'ended' : 'ending', days: String(days), validTo },
    path: declarationPath(id),
    letter: (language, told) =>
      (days < 0 ? approvalEnded : approvalEnding)(language, { ...told, ...named, lastDay: dayIn(language, validTo) }),
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

/** `toId`: the company that is told, nobody for the operator; `to`: only these of it. */
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
    path: toId === null ? `${OPERATOR_ROOT}/actions/${id}` : actionPath(id),
    letter: (language, told) => actionLetterOf(change)(language, { ...told, ...named, dueDay: dayIn(language, dueOn) }),
  });
};

const actionLetterOf = (
  change: ActionChange,
): ((language: Language, told: Named & { company?: string; reason?: string; dueDay: string }) => Letter) => {
  if (change === 'opened') return actionOpened;
  return change === 'due' || change === 'overdue' ? actionDue : actionMoved;
};
