import { defineSlice } from '../kit/slice.ts';
import { publicAccountContract } from './entrance.ts';
import { operatorAccountContract } from './operators/operators.ts';
import { ownAccountContract } from './profile/profile.ts';
import { signUpAbroadContract } from './sign-up/abroad.ts';
import { invitationLinkContract } from './sign-up/invitation.ts';
import { savedViewsContract } from './views/views.ts';

export const accountContract = {
  ...publicAccountContract,
  ...signUpAbroadContract,
  ...invitationLinkContract,
  ...ownAccountContract,
};

const errors = {
  'account.sign_in_failed': 401,
  'account.email_taken': 409,
  'account.password_common': 400,
  /** Answers 403, not 401: the session is valid, only the typed password is wrong. */
  'account.password_wrong': 403,
  'account.link_dead': 400,
  /** The link was sent to another person, whom the answer does not name. */
  'account.link_not_yours': 403,
  'account.other_company': 409,
  'account.code_wrong': 400,
  'account.terms_changed': 409,
  'account.last_owner': 409,
  'account.last_admin': 409,
  /** An operator cannot close or remove the account that they work with. */
  'account.own_account': 409,
  /** The account has changed to another state, in which the operation is not possible. */
  'account.state_changed': 409,
  'account.has_company': 409,
  /** A mail server is set: the link leaves by mail, and no operator is shown it. */
  'account.link_by_mail': 409,
  'account.link_of_operator': 409,
  'account.too_many_views': 409,
};

export const accountSlice = defineSlice({
  // Not part of `accountContract`, which the sign-in page loads.
  operations: { ...accountContract, ...operatorAccountContract, ...savedViewsContract },
  errors,
});
