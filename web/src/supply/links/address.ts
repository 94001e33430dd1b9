import { linksContract, type Parsed } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export type LinkList = Parsed<typeof linksContract.listLinks>;

/** Lists the links that await an answer first, unless another order is chosen. */
export const linkAddress = listAddress(linkPaths.list(), linksContract.listLinks.input.strip(), {
  side: 'buyer',
  sort: 'waiting',
});
