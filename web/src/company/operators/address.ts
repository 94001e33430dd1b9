import { operatorCompaniesContract } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { z } from 'zod';
import { listAddress, sortedBy } from '../../kit/list/list-address.ts';

const SORTS = { name: 'name', '-name': 'nameDown', createdAt: 'oldest', '-createdAt': 'newest' } as const;
const schema = operatorCompaniesContract.listCompanies.input.strip().extend({ sort: sortedBy(SORTS) });

export const companyAddress = listAddress(operatorPaths.companies(), schema);

/** Turns the address into the query. */
export const companySearchOf = ({ sort = '-createdAt', ...list }: z.output<typeof schema>) => ({
  ...list,
  sort: SORTS[sort],
});
