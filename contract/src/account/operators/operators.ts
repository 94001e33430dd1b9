import { adminDoorContract } from './admin-invite.ts';
import { operatorSettingsContract } from './settings.ts';
import { adminInvitesContract, operatorUsersContract } from './users.ts';

/** Apart from everybody's own account: whoever signs in loads nothing of it. */
export const operatorAccountContract = {
  ...adminDoorContract,
  ...operatorUsersContract,
  ...adminInvitesContract,
  ...operatorSettingsContract,
};
