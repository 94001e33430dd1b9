export const invitationPaths = {
  list: () => '/supply-chain/invitations',
  /** Leads to the list with the dialog open for a link that no supplier has answered. */
  inviteFor: (linkId: string) => `/supply-chain/invitations?invite=${linkId}`,
};
