export const invitationPaths = {
  list: () => '/supply-chain/invitations',
  /** The same, with the dialog open for a link that nobody has answered. */
  inviteFor: (linkId: string) => `/supply-chain/invitations?invite=${linkId}`,
  link: (id: string) => `/supply-chain/links/${id}`,
};
