import { disclosureExamples, tiersExamples } from './disclosure/disclosure.examples.ts';
import { supplyInvitationsExamples } from './invitations/invitations.examples.ts';
import { linksExamples } from './links/links.examples.ts';
import { originsExamples } from './origins/origins.examples.ts';
import { productExamples } from './products/product.examples.ts';
import { flagsExamples } from './risks/flags.examples.ts';
import { sheetsExamples } from './sheets/sheets.examples.ts';

export const supplyExamples = {
  ...productExamples,
  ...linksExamples,
  ...sheetsExamples,
  ...tiersExamples,
  ...originsExamples,
  ...disclosureExamples,
  ...flagsExamples,
  ...supplyInvitationsExamples,
};
