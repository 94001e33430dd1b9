import type { MailState } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

const KINDS = [
  'account.adminInvited',
  'account.confirmEmail',
  'account.confirmNewEmail',
  'account.disabled',
  'account.emailChangeAsked',
  'account.emailChanged',
  'account.left',
  'account.linkShown',
  'account.locked',
  'account.looked_up',
  'account.newDevice',
  'account.passwordChanged',
  'account.resetPassword',
  'admin.mailServerChanged',
  'company.caseWaiting',
  'company.correctionAsked',
  'company.disabled',
  'company.identityDecided',
  'company.invited',
  'company.joinDecided',
  'company.joinRequested',
  'company.membershipEnded',
  'company.rejected',
  'company.renamed',
  'company.roleChanged',
  'company.verified',
  'factory.certificateEnding',
  'flow.differs',
  'flow.said',
  'review.action',
  'review.approval',
  'review.asked',
  'review.decided',
  'review.due',
  'review.ending',
  'review.handedIn',
  'supply.invitationAnswered',
  'supply.invited',
  'supply.linkAnswered',
  'supply.linkAsked',
  'supply.reminded',
  'supply.sightAnswered',
  'supply.sightAsked',
] as const;

/** Returns a kind's raw name if it has no words yet: an operator can use that better than an empty cell. */
export const useMailKind = () => {
  const { t } = useTranslation('outbox');
  return (kind: string) => {
    const known = KINDS.find((item) => item === kind);
    return known ? t(`kind.${known}`) : kind;
  };
};

export const MAIL_TONES = { waiting: 'info', sent: 'good', kept: 'neutral', failed: 'bad' } as const satisfies Record<
  MailState,
  string
>;
