/** Kept in a file without schemas: the first load contains the paths but no schema. */
export const companyPaths = {
  profile: () => '/company',
  identity: () => '/company/identity',
  members: () => '/company/members',
  verification: () => '/company/verification',
};
