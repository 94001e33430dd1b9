/** What people are told of. Each has its words in the browser and a letter in the slice that tells. */
export const NOTICE_KINDS = [
  'company.verified',
  'company.rejected',
  'company.correctionAsked',
  'company.joinRequested',
  'company.joinDecided',
  'company.roleChanged',
  'company.caseWaiting',
  'company.closed',
  'account.newDevice',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
