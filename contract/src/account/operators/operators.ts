import { adminInviteLinkContract } from './admin-invite.ts';
import { operatorSettingsContract } from './settings.ts';
import { adminInvitesContract, operatorUsersContract } from './users.ts';

/** Separate from `accountContract`: the pages for signing in do not load these operations. */
export const operatorAccountContract = {
  ...adminInviteLinkContract,
  ...operatorUsersContract,
  ...adminInvitesContract,
  ...operatorSettingsContract,
};
