export const accountPaths = {
  signIn: () => '/auth/signin',
  signUp: () => '/auth/signup',
  findEmail: () => '/auth/find-id',
  findPassword: () => '/auth/find-password',
  profile: () => '/profile',
};
