import { flagsContract } from './flags.ts';
import { supplyInvitationsContract, supplyInvitationsErrors } from './invitations.ts';
import { linksContract, linksErrors } from './links.ts';
import { productContract, productErrors } from './product.ts';
import { sheetsContract, sheetsErrors } from './sheets.ts';
import { sightContract, sightErrors } from './sight.ts';
import { tiersContract } from './tiers.ts';

/** What companies make and buy, and who supplies whom with it. */
export const supplyContract = {
  ...productContract,
  ...linksContract,
  ...sheetsContract,
  ...tiersContract,
  ...sightContract,
  ...flagsContract,
  ...supplyInvitationsContract,
};

export const supplyErrors = {
  ...productErrors,
  ...linksErrors,
  ...sheetsErrors,
  ...sightErrors,
  ...supplyInvitationsErrors,
} as const;
