/** Reads of the log and of the list of accesses. */
export const AUDIT_READS = [
  'listAuditLines',
  'listAccesses',
  'getAccessMonth',
  'findLoggedPeople',
  'findLoggedCompanies',
] as const;
