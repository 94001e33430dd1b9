import { type Correction, formatCompanyNumber } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { findPersonName } from '../members/member.store.ts';
import { notifyJoinGranted, notifyJoinRequested } from '../notifications.ts';
import { caseWaiting, companyRejected, companyVerified, correctionAsked } from './case.mails.ts';
import { type Case, findAdmins, findOwners } from './case.store.ts';
import { claimPassedOn } from './claim.mails.ts';

type About = Pick<Case, 'id' | 'companyNumber' | 'companyId' | 'submittedBy' | 'kind'>;

const numberOf = ({ companyNumber }: About) => formatCompanyNumber(companyNumber);

export const notifyCaseWaiting = async (db: Db, notices: Notices, subject: About & Pick<Case, 'round'>) => {
  const businessNumber = numberOf(subject);
  await notices.notify(db, {
    kind: 'company.caseWaiting',
    to: await findAdmins(db),
    about: { businessNumber, kind: subject.kind, round: String(subject.round) },
    path: operatorPaths.case(subject.id),
    content: caseWaiting(businessNumber, subject.round),
  });
};

/** Returns the applicant and the owners of the company. */
export const applicants = async (db: Db, { submittedBy, companyId, kind }: About) =>
  kind === 'join' ? [submittedBy] : [...new Set([submittedBy, ...(await findOwners(db, companyId))])];

export const notifyVerified = async (db: Db, notices: Notices, subject: About, to: string[]) => {
  const { kind, companyId, submittedBy: userId } = subject;
  if (kind === 'join') return notifyJoinGranted(db, notices, { userId, companyId, role: 'viewer' });
  const businessNumber = numberOf(subject);
  return notices.notify(db, {
    kind: 'company.verified',
    to,
    about: { businessNumber },
    path: companyPaths.verification(),
    content: companyVerified(businessNumber),
  });
};

export const notifyRejected = async (db: Db, notices: Notices, subject: About, to: string[], reason: string) => {
  const businessNumber = numberOf(subject);
  const about = { businessNumber, reason };
  await notices.notify(db, {
    kind: 'company.rejected',
    to,
    about,
    path: companyPaths.verification(),
    content: companyRejected(businessNumber, reason),
  });
};

export const notifyCorrection = async (
  db: Db,
  notices: Notices,
  subject: About,
  to: string[],
  fields: Correction[],
) => {
  const businessNumber = numberOf(subject);
  await notices.notify(db, {
    kind: 'company.correctionAsked',
    to,
    // Has the names of fields; the browser has the words for them.
    about: { businessNumber, fields: fields.map(({ field }) => field).join(' ') },
    path: subject.kind === 'identity' ? companyPaths.identity() : companyPaths.verification(),
    content: correctionAsked(businessNumber, fields),
  });
};

/** Notifies an applicant whose claim became a request to join the verified company, and its owners. */
export const notifyPassedOn = async (
  db: Db,
  notices: Notices,
  subject: About,
  to: string[],
  holderId: string,
  reason: string,
) => {
  const businessNumber = numberOf(subject);
  await notices.notify(db, {
    kind: 'company.rejected',
    to,
    about: { businessNumber, reason, outcome: 'joined' },
    path: companyPaths.verification(),
    content: claimPassedOn(businessNumber, reason),
  });
  await notifyJoinRequested(db, notices, holderId, await findPersonName(db, subject.submittedBy));
};
