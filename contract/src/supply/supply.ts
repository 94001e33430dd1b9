import { sightContract, sightErrors } from './disclosure/disclosure.ts';
import { supplyInvitationsContract, supplyInvitationsErrors } from './invitations/invitations.ts';
import { linksContract, linksErrors } from './links/links.ts';
import { productContract, productErrors } from './products/product.ts';
import { flagsContract } from './risks/flags.ts';
import { sheetsContract, sheetsErrors } from './sheets/sheets.ts';
import { tiersContract } from './tiers/tiers.ts';

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
