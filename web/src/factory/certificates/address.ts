import { certificatesContract } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import type { z } from 'zod';
import { listAddress, sortedBy } from '../../kit/list/list-address.ts';

const SORTS = { ends: 'ends', '-ends': 'endsDown', standard: 'standard', '-standard': 'standardDown' } as const;
const { input } = certificatesContract.listCertificates;
const { standardId, factoryId } = input.shape;
const schema = input
  .omit({ standardId: true, factoryId: true })
  .extend({ standard: standardId, factory: factoryId, sort: sortedBy(SORTS) })
  .strip();

export type CertificateList = z.output<typeof schema>;
export const certificateAddress = listAddress(certificatePaths.list(), schema);

/** Turns the address into the query. */
export const certificateSearchOf = ({ sort = 'ends', standard, factory, ...list }: CertificateList) => ({
  ...list,
  standardId: standard,
  factoryId: factory,
  sort: SORTS[sort],
});
