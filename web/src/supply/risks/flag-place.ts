import type { SupplyFlag } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';

/** Returns the page on which the cause of a flag can be corrected. */
export const flagPlace = ({ subject, subjectId }: Pick<SupplyFlag, 'subject' | 'subjectId'>) => {
  if (subject === 'certificate') return certificatePaths.one(subjectId);
  if (subject === 'flow') return tierPaths.flowRow(subjectId);
  if (subject === 'factory') return tierPaths.balance(subjectId);
  return subject === 'link' ? tierPaths.link(subjectId) : tierPaths.product(subjectId);
};
