export const accountPaths = {
  signIn: () => '/auth/signin',
  signUp: () => '/auth/signup',
  signUpAbroad: () => '/auth/signup/abroad',
  findEmail: () => '/auth/find-id',
  findPassword: () => '/auth/find-password',
  reset: (token = ':token') => `/auth/reset/${token}`,
  confirm: (token = ':token') => `/auth/confirm/${token}`,
  firstAdmin: (token = ':token') => `/auth/first-admin/${token}`,
  invite: (token = ':token') => `/invite/${token}`,
  adminInvite: (token = ':token') => `/auth/admin-invite/${token}`,
  profile: () => '/profile',
  /** Opens the part of the profile that lists the devices and sets the password. */
  security: () => '/profile#security',
};
