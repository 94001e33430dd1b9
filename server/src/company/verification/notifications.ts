import { type Correction, groupedBusinessNumber } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { IDENTITY_PATH } from '../identity/notifications.ts';
import { findPersonName } from '../members/member.store.ts';
import { tellJoinGranted, tellJoinRequested } from '../notifications.ts';
import { caseWaiting, companyRejected, companyVerified, correctionAsked } from './case.mails.ts';
import { type Case, findAdmins, findOwners } from './case.store.ts';
import { claimPassedOn } from './claim.mails.ts';

/** Where an applicant sees all of it. */
const OWN_PATH = '/company/verification';
const casePath = (id: string) => `/admin/verification/${id}`;

type About = Pick<Case, 'id' | 'businessNumber' | 'companyId' | 'submittedBy' | 'kind'>;

const numberOf = ({ businessNumber }: About) => groupedBusinessNumber(businessNumber);

export const tellCaseWaiting = async (db: Db, notices: Notices, one: About & Pick<Case, 'round'>) => {
  const businessNumber = numberOf(one);
  await notices.tell(db, {
    kind: 'company.caseWaiting',
    to: await findAdmins(db),
    about: { businessNumber, kind: one.kind, round: String(one.round) },
    path: casePath(one.id),
    letter: caseWaiting(businessNumber, one.round),
  });
};

/** The applicant, and whoever else answers for the company. */
export const applicants = async (db: Db, { submittedBy, companyId, kind }: About) =>
  kind === 'join' ? [submittedBy] : [...new Set([submittedBy, ...(await findOwners(db, companyId))])];

export const tellVerified = async (db: Db, notices: Notices, one: About, to: string[]) => {
  const { kind, companyId, submittedBy: userId } = one;
  if (kind === 'join') return tellJoinGranted(db, notices, { userId, companyId, role: 'viewer' });
  const businessNumber = numberOf(one);
  return notices.tell(db, {
    kind: 'company.verified',
    to,
    about: { businessNumber },
    path: OWN_PATH,
    letter: companyVerified(businessNumber),
  });
};

export const tellRejected = async (db: Db, notices: Notices, one: About, to: string[], reason: string) => {
  const businessNumber = numberOf(one);
  const about = { businessNumber, reason };
  await notices.tell(db, {
    kind: 'company.rejected',
    to,
    about,
    path: OWN_PATH,
    letter: companyRejected(businessNumber, reason),
  });
};

export const tellCorrection = async (db: Db, notices: Notices, one: About, to: string[], fields: Correction[]) => {
  const businessNumber = numberOf(one);
  await notices.tell(db, {
    kind: 'company.correctionAsked',
    to,
    // Names of fields; the words for them are in the browser.
    about: { businessNumber, fields: fields.map(({ field }) => field).join(' ') },
    path: one.kind === 'identity' ? IDENTITY_PATH : OWN_PATH,
    letter: correctionAsked(businessNumber, fields),
  });
};

/** Somebody else's claim stands: this one's maker waits to be let in, and the company's owners hear of it. */
export const tellPassedOn = async (
  db: Db,
  notices: Notices,
  one: About,
  to: string[],
  holderId: string,
  reason: string,
) => {
  const businessNumber = numberOf(one);
  await notices.tell(db, {
    kind: 'company.rejected',
    to,
    about: { businessNumber, reason, outcome: 'joined' },
    path: OWN_PATH,
    letter: claimPassedOn(businessNumber, reason),
  });
  await tellJoinRequested(db, notices, holderId, await findPersonName(db, one.submittedBy));
};
