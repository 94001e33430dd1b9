import { flagsExamples } from './flags.examples.ts';
import { supplyInvitationsExamples } from './invitations.examples.ts';
import { linksExamples } from './links.examples.ts';
import { productExamples } from './product.examples.ts';
import { sheetsExamples } from './sheets.examples.ts';
import { sightExamples, tiersExamples } from './sight.examples.ts';

export const supplyExamples = {
  ...productExamples,
  ...linksExamples,
  ...sheetsExamples,
  ...tiersExamples,
  ...sightExamples,
  ...flagsExamples,
  ...supplyInvitationsExamples,
};
