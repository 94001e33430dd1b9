import { defineSlice } from '../kit/slice.ts';
import { disclosureContract, disclosureErrors } from './disclosure/disclosure.ts';
import { supplyInvitationsContract, supplyInvitationsErrors } from './invitations/invitations.ts';
import { linksContract, linksErrors } from './links/links.ts';
import { originsContract } from './origins/origins.ts';
import { productContract, productErrors } from './products/product.ts';
import { flagsContract } from './risks/flags.ts';
import { sheetsContract, sheetsErrors } from './sheets/sheets.ts';
import { tierGraphContract } from './tiers/graph.ts';
import { tiersContract } from './tiers/tiers.ts';

/** Products that companies make and buy, and the supply links between them. */
export const supplyContract = {
  ...productContract,
  ...linksContract,
  ...sheetsContract,
  ...tiersContract,
  ...originsContract,
  ...tierGraphContract,
  ...disclosureContract,
  ...flagsContract,
  ...supplyInvitationsContract,
};

const errors = {
  ...productErrors,
  ...linksErrors,
  ...sheetsErrors,
  ...disclosureErrors,
  ...supplyInvitationsErrors,
};

export const supplySlice = defineSlice({ operations: supplyContract, errors });
