import { operatorUsersContract } from '@ieum/contract';
import type { TableState } from '../../../kit/ui/table/table-state.ts';

export const USER_FILTERS = ['q', 'role', 'state', 'companyId', 'isConfirmed', 'isLocked'];

const input = operatorUsersContract.listUsers.input;
const SORTS: Record<string, ['name' | 'oldest', 'nameDown' | 'newest']> = {
  name: ['name', 'nameDown'],
  createdAt: ['oldest', 'newest'],
};

/** Builds the query from the address. Drops every value that the contract does not accept. */
export const userSearchOf = ({ filters, sort, page, pageSize }: TableState) => {
  const [up, down] = SORTS[sort?.column ?? ''] ?? [undefined, undefined];
  const wanted = { page, size: pageSize, sort: sort?.isDescending ? down : up };
  const valid = Object.entries({ ...filters, ...wanted }).filter(([name, value]) => isSound(name, value));
  return input.parse(Object.fromEntries(valid));
};

const isSound = (name: string, value: unknown) => value !== undefined && input.safeParse({ [name]: value }).success;
