/**
 * Kinds of notices, in the order of the settings page. Each of them is also a kind of mail. The compiler then asks for
 * its readers, its icon and its words.
 */
export const NOTICE_KINDS = [
  'company.verified',
  'company.rejected',
  'company.correctionAsked',
  'company.joinDecided',
  'company.roleChanged',
  'company.identityDecided',
  'company.renamed',
  'company.caseWaiting',
  'company.closed',
  'admin.mailServerChanged',
  'factory.certificateEnding',
  'supply.linkAsked',
  'supply.linkAnswered',
  'supply.disclosureRequested',
  'supply.disclosureAnswered',
  'supply.invitationAnswered',
  'flow.differs',
  'flow.said',
  'flow.open',
  'review.asked',
  'review.due',
  'review.submitted',
  'review.decided',
  'review.approval',
  'review.ending',
  'review.action',
  'review.series',
  'company.joinRequested',
  'account.newDevice',
  'account.linkShown',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Notices about the safety of accounts. Nobody can switch them off, not even a thief who took over an account. */
export const FIXED_NOTICE_KINDS: readonly NoticeKind[] = [
  'account.newDevice',
  'account.linkShown',
  'admin.mailServerChanged',
];

/** Every kind of mail: those of notices, and those that nobody reads in the portal. */
export const MAIL_KINDS = [
  ...NOTICE_KINDS,
  'account.adminInvited',
  'account.adminMade',
  'account.confirmEmail',
  'account.confirmNewEmail',
  'account.disabled',
  'account.emailChangeAsked',
  'account.emailChanged',
  'account.enabled',
  'account.left',
  'account.locked',
  'account.looked_up',
  'account.passwordChanged',
  'account.resetPassword',
  'company.disabled',
  'company.enabled',
  'company.invited',
  'company.membershipEnded',
  'supply.invited',
  'supply.reminded',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
