import { linksContract } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

/** Lists the links that await an answer first, unless another order is chosen. */
export const linkAddress = listAddress(linkPaths.list(), linksContract.listLinks.input.strip(), {
  side: 'buyer',
  sort: 'waiting',
});
