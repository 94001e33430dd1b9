import type { MailState, NoticeKind } from '@ieum/contract';
import type { Actor } from '../kit/http/context.ts';

const EVERYBODY: NoticeKind[] = ['account.newDevice'];
/** Kinds for all readers but operators, whose links are never shown. */
const NO_OPERATOR: NoticeKind[] = [...EVERYBODY, 'account.linkShown'];
/** Kinds for applicants, who wait for the decision on their certificate. */
const APPLICANT: NoticeKind[] = [
  'company.verified',
  'company.rejected',
  'company.correctionAsked',
  'company.joinDecided',
];
/** Kinds that belong to the reader alone and to no company: their account, and their applications. */
export const PERSONAL_KINDS: NoticeKind[] = [...NO_OPERATOR, ...APPLICANT];

/** Kinds that belong to the applicant until the company is verified. */
const OF_APPLICATIONS: NoticeKind[] = ['company.rejected', 'company.correctionAsked'];

/** Returns the company of a notice. A person who leaves this company can no longer read it. */
export const companyOfNotice = (
  kind: NoticeKind,
  { companyId, companyState }: { companyId: string | null; companyState: string | null },
) => {
  if (NO_OPERATOR.includes(kind)) return null;
  return OF_APPLICATIONS.includes(kind) && companyState !== 'verified' ? null : companyId;
};

const MEMBER: NoticeKind[] = [...APPLICANT, 'company.roleChanged'];
/** Editors keep the certificates and the links: they learn when a certificate ends and what partners say of a link. */
const EDITOR: NoticeKind[] = [
  ...MEMBER,
  'company.identityDecided',
  'company.renamed',
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
];
/** Owners admit people. */
const OWNER: NoticeKind[] = [...EDITOR, 'company.joinRequested'];
const OF_MEMBERS = { owner: OWNER, editor: EDITOR, viewer: MEMBER };
/** Operators review submissions that no company has asked for. */
const OPERATOR: NoticeKind[] = [
  'company.caseWaiting',
  'company.closed',
  'admin.mailServerChanged',
  'review.handedIn',
  'review.action',
];

/** Returns the kinds of notices that a person can get in their present role. */
export const kindsFor = (actor: Actor): NoticeKind[] => {
  if (actor.role === 'admin') return [...OPERATOR, ...EVERYBODY];
  if (actor.role === 'newcomer') return [...APPLICANT, ...NO_OPERATOR];
  return [...OF_MEMBERS[actor.memberRole], ...NO_OPERATOR];
};

/** A sent mail has lost its link, and a waiting one is on its way already. */
export const maySendAgain = (
  { state, hasLostLink }: { state: MailState; hasLostLink: boolean },
  hasMailServer: boolean,
) => hasMailServer && !hasLostLink && (state === 'failed' || state === 'kept');
