/** Former names of operations. The audit log is sealed, so its older lines keep the name of their time. */
export const FORMER_OPERATIONS: Readonly<Record<string, string>> = {
  askSight: 'requestDisclosure',
  answerSight: 'answerDisclosure',
  grantSight: 'grantDisclosure',
  revokeSight: 'revokeDisclosure',
  withdrawSight: 'withdrawDisclosure',
  previewSight: 'previewDisclosure',
};

/** Returns every name under which the log can hold an operation. */
export const loggedNamesOf = (operation: string) => [
  operation,
  ...Object.keys(FORMER_OPERATIONS).filter((former) => FORMER_OPERATIONS[former] === operation),
];
