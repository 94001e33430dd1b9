/** Reads of a person's own account. */
export const ACCOUNT_READS = ['getMe', 'getProfile', 'getPicture', 'listSessions', 'listConsents'] as const;
