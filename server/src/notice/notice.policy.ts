import type { MailState, NoticeKind } from '@ieum/contract';
import type { Actor } from '../kit/context.ts';

const EVERYBODY: NoticeKind[] = ['account.newDevice'];
/** Whoever has handed in a certificate waits for what becomes of it. */
const APPLICANT: NoticeKind[] = [
  'company.verified',
  'company.rejected',
  'company.correctionAsked',
  'company.joinDecided',
];
const MEMBER: NoticeKind[] = [...APPLICANT, 'company.roleChanged'];
/** Whoever keeps the certificates hears when one ends, and whoever keeps the links what others say of them. */
const EDITOR: NoticeKind[] = [
  ...MEMBER,
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
const OPERATOR: NoticeKind[] = ['company.caseWaiting', 'company.closed', 'review.handedIn', 'review.action'];

/** What somebody can be told of, being who they are now. */
export const kindsFor = (actor: Actor): NoticeKind[] => {
  if (actor.role === 'admin') return [...OPERATOR, ...EVERYBODY];
  if (actor.role === 'newcomer') return [...APPLICANT, ...EVERYBODY];
  return [...OF_MEMBERS[actor.memberRole], ...EVERYBODY];
};

/** A mail that has arrived has lost its links, and one that waits is on its way already. */
export const maySendAgain = (state: MailState, hasMailServer: boolean) =>
  hasMailServer && (state === 'failed' || state === 'kept');
