import type { SupplyFlag } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';

/** Returns the page on which the cause of a flag can be corrected. */
export const flagPlace = ({ subject, subjectId }: Pick<SupplyFlag, 'subject' | 'subjectId'>) => {
  if (subject === 'certificate') return certificatePaths.one(subjectId);
  if (subject === 'flow') return flowPaths.row(subjectId);
  if (subject === 'factory') return flowPaths.balanceOf(subjectId);
  return subject === 'link' ? linkPaths.detail(subjectId) : productPaths.detail(subjectId);
};
