import { entranceContract } from './entrance.ts';
import { ownAccountContract } from './profile/profile.ts';
import { signUpAbroadContract } from './sign-up/abroad.ts';
import { invitingContract } from './sign-up/invitation.ts';

export const accountContract = {
  ...entranceContract,
  ...signUpAbroadContract,
  ...invitingContract,
  ...ownAccountContract,
};

export const accountErrors = {
  'account.sign_in_failed': 401,
  'account.email_taken': 409,
  'account.password_common': 400,
  /** Not 401: the session is good, only what was typed is not. */
  'account.password_wrong': 403,
  'account.link_dead': 400,
  /** It went to somebody else; to whom is not told. */
  'account.link_not_yours': 403,
  'account.other_company': 409,
  'account.code_wrong': 400,
  'account.terms_changed': 409,
  'account.last_owner': 409,
  'account.last_admin': 409,
  /** Nobody closes or removes the account that they work with. */
  'account.own_account': 409,
  /** Meanwhile the account is in another state, in which this means nothing. */
  'account.state_changed': 409,
  'account.has_company': 409,
  /** Mail leaves by itself: nobody is shown what it carries. */
  'account.link_by_mail': 409,
  'account.link_of_operator': 409,
} as const;
