import { operatorUsersContract } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { z } from 'zod';
import { listAddress, sortedBy } from '../../../kit/list/list-address.ts';

const SORTS = { name: 'name', '-name': 'nameDown', createdAt: 'oldest', '-createdAt': 'newest' } as const;
const schema = operatorUsersContract.listUsers.input.strip().extend({ sort: sortedBy(SORTS) });

export const userAddress = listAddress(operatorPaths.users(), schema);

/** Turns the address into the query. */
export const userSearchOf = ({ sort = '-createdAt', ...list }: z.output<typeof schema>) => ({
  ...list,
  sort: SORTS[sort],
});
