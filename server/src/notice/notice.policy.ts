import type { MailState, NoticeKind } from '@ieum/contract';
import type { Actor } from '../kit/http/context.ts';

const EVERYBODY: NoticeKind[] = ['account.newDevice'];
/** Links of operators are shown to nobody. */
const NO_OPERATOR: NoticeKind[] = [...EVERYBODY, 'account.linkShown'];
/** Whoever has handed in a certificate waits for what becomes of it. */
const APPLICANT: NoticeKind[] = [
  'company.verified',
  'company.rejected',
  'company.correctionAsked',
  'company.joinDecided',
];
/** What is of no company is of the reader alone: their account, and what they have applied for. */
export const OF_THE_READER: NoticeKind[] = [...NO_OPERATOR, ...APPLICANT];

/** How an application goes is told to its maker, until there is a company that others are in. */
const OF_APPLICATIONS: NoticeKind[] = ['company.rejected', 'company.correctionAsked'];

/** Whoever leaves this company no longer reads it. */
export const companyOfNotice = (
  kind: NoticeKind,
  { companyId, companyState }: { companyId: string | null; companyState: string | null },
) => {
  if (NO_OPERATOR.includes(kind)) return null;
  return OF_APPLICATIONS.includes(kind) && companyState !== 'verified' ? null : companyId;
};

const MEMBER: NoticeKind[] = [...APPLICANT, 'company.roleChanged'];
/** Whoever keeps the certificates hears when one ends, and whoever keeps the links what others say of them. */
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
/** Owners let people in. */
const OWNER: NoticeKind[] = [...EDITOR, 'company.joinRequested'];
const OF_MEMBERS = { owner: OWNER, editor: EDITOR, viewer: MEMBER };
/** Operators review what nobody has asked for. */
const OPERATOR: NoticeKind[] = [
  'company.caseWaiting',
  'company.closed',
  'admin.mailServerChanged',
  'review.handedIn',
  'review.action',
];

/** What somebody can be told of, being who they are now. */
export const kindsFor = (actor: Actor): NoticeKind[] => {
  if (actor.role === 'admin') return [...OPERATOR, ...EVERYBODY];
  if (actor.role === 'newcomer') return [...APPLICANT, ...NO_OPERATOR];
  return [...OF_MEMBERS[actor.memberRole], ...NO_OPERATOR];
};

/** A mail that has arrived has lost its link, and one that waits is on its way already. */
export const maySendAgain = (
  { state, hasLostLink }: { state: MailState; hasLostLink: boolean },
  hasMailServer: boolean,
) => hasMailServer && !hasLostLink && (state === 'failed' || state === 'kept');
