/** Apart from what is read out of an address: the first load knows the paths and none of the schemas. */
export const companyPaths = {
  profile: () => '/company',
  identity: () => '/company/identity',
  members: () => '/company/members',
  verification: () => '/company/verification',
};
