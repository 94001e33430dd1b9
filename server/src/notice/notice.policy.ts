import { type MailState, NOTICE_KINDS, type NoticeKind } from '@ieum/contract';
import type { Actor, MemberRole } from '../kit/http/context.ts';

type Reader = MemberRole | 'newcomer' | 'admin';

const OPERATORS: Reader[] = ['admin'];
/** Owners admit people. */
const OWNERS: Reader[] = ['owner'];
/** Editors keep the certificates and the links: they learn when a certificate ends and what partners say of a link. */
const EDITORS: Reader[] = [...OWNERS, 'editor'];
/** Operators review submissions that no company has asked for. */
const EDITORS_AND_OPERATORS: Reader[] = [...EDITORS, ...OPERATORS];
const MEMBERS: Reader[] = [...EDITORS, 'viewer'];
/** A newcomer waits for the decision on their certificate, as an applicant who is a member does. */
const APPLICANTS: Reader[] = [...MEMBERS, 'newcomer'];
const EVERYBODY: Reader[] = [...APPLICANTS, ...OPERATORS];

/** Readers of each kind. Links of operators are never shown, so they get no notice of it. */
const READERS: Record<NoticeKind, Reader[]> = {
  'company.verified': APPLICANTS,
  'company.rejected': APPLICANTS,
  'company.correctionAsked': APPLICANTS,
  'company.joinDecided': APPLICANTS,
  'company.roleChanged': MEMBERS,
  'company.identityDecided': EDITORS,
  'company.renamed': EDITORS,
  'company.caseWaiting': OPERATORS,
  'company.closed': OPERATORS,
  'admin.mailServerChanged': OPERATORS,
  'factory.certificateEnding': EDITORS,
  'supply.linkAsked': EDITORS,
  'supply.linkAnswered': EDITORS,
  'supply.disclosureRequested': EDITORS,
  'supply.disclosureAnswered': EDITORS,
  'supply.invitationAnswered': EDITORS,
  'flow.differs': EDITORS,
  'flow.said': EDITORS,
  'flow.open': EDITORS,
  'review.asked': EDITORS,
  'review.due': EDITORS,
  'review.submitted': EDITORS_AND_OPERATORS,
  'review.decided': EDITORS,
  'review.approval': EDITORS,
  'review.ending': EDITORS,
  'review.action': EDITORS_AND_OPERATORS,
  'review.series': EDITORS,
  'company.joinRequested': OWNERS,
  'account.newDevice': EVERYBODY,
  'account.linkShown': APPLICANTS,
};

/** Kinds that belong to the reader alone and to no company: their account, and their applications. */
export const PERSONAL_KINDS = NOTICE_KINDS.filter((kind) => READERS[kind].includes('newcomer'));

const OF_ACCOUNTS: NoticeKind[] = ['account.newDevice', 'account.linkShown'];
/** Kinds that belong to the applicant until the company is verified. */
const OF_APPLICATIONS: NoticeKind[] = ['company.rejected', 'company.correctionAsked'];

/** Returns the company of a notice. A person who leaves this company can no longer read it. */
export const companyOfNotice = (
  kind: NoticeKind,
  { companyId, companyState }: { companyId: string | null; companyState: string | null },
) => {
  if (OF_ACCOUNTS.includes(kind)) return null;
  return OF_APPLICATIONS.includes(kind) && companyState !== 'verified' ? null : companyId;
};

/** Returns the kinds of notices that a person can get in their present role. */
export const kindsFor = (actor: Actor) => {
  const reader = actor.role === 'supplier' ? actor.memberRole : actor.role;
  return NOTICE_KINDS.filter((kind) => READERS[kind].includes(reader));
};

/** A sent mail has lost its link, and a waiting one is on its way already. */
export const maySendAgain = (
  { state, hasLostLink }: { state: MailState; hasLostLink: boolean },
  hasMailServer: boolean,
) => hasMailServer && !hasLostLink && (state === 'failed' || state === 'kept');
