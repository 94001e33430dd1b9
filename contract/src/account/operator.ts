import { adminDoorContract } from './admin-door.ts';
import { operatorSettingsContract } from './operator-settings.ts';
import { adminInvitesContract, operatorUsersContract } from './operator-users.ts';

/** Apart from everybody's own account: whoever signs in loads nothing of it. */
export const operatorAccountContract = {
  ...adminDoorContract,
  ...operatorUsersContract,
  ...adminInvitesContract,
  ...operatorSettingsContract,
};
