import { linksContract, type Parsed } from '@ieum/contract';
import { listAddress } from '../../kit/list/list-address.ts';
import { linkPaths } from './link.paths.ts';

export type LinkList = Parsed<typeof linksContract.listLinks>;

/** What waits for an answer stands first, unless somebody wants another order. */
export const linkAddress = listAddress(linkPaths.list(), linksContract.listLinks.input.strip(), {
  side: 'buyer',
  sort: 'waiting',
});
