import { flagsExamples } from './flags.examples.ts';
import { linksExamples } from './links.examples.ts';
import { productExamples } from './product.examples.ts';
import { sightExamples, tiersExamples } from './sight.examples.ts';

export const supplyExamples = {
  ...productExamples,
  ...linksExamples,
  ...tiersExamples,
  ...sightExamples,
  ...flagsExamples,
};
