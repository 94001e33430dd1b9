/** Reads of the operators' area. An act on one account or company shows in many of them. */
export const OPERATOR_READS = [
  'listUsers',
  'inspectUser',
  'listAdminInvites',
  'listTerms',
  'listLimits',
  'listCompanies',
  'inspectCompany',
  'listStandards',
  'listRiskEntries',
  'getOperatorDashboard',
  'getOverview',
  'getSetup',
] as const;

/** Reads of verifications, on both sides. */
export const CASE_READS = ['getVerification', 'listCases', 'getCase'] as const;
