import { certificatesContract } from '@ieum/contract';
import type { TableState } from '../../kit/ui/table/table-state.ts';

export const CERTIFICATE_FILTERS = ['search', 'light', 'standard', 'year', 'factory', 'month', 'holds'];

const { input } = certificatesContract.listCertificates;
type Sort = 'ends' | 'endsDown' | 'standard' | 'standardDown';
const SORTS: Record<string, [up: Sort, down: Sort]> = {
  ends: ['ends', 'endsDown'],
  standard: ['standard', 'standardDown'],
};

/** Builds the query from the address. Drops every value that the contract does not accept. */
export const certificateSearchOf = ({ filters, sort, page, pageSize }: TableState) => {
  const { standard: standardId, factory: factoryId, ...rest } = filters;
  const [up, down] = SORTS[sort?.column ?? ''] ?? [undefined, undefined];
  const wanted = { ...rest, standardId, factoryId, page, size: pageSize, sort: sort?.isDescending ? down : up };
  return input.parse(Object.fromEntries(Object.entries(wanted).filter(([name, value]) => isSound(name, value))));
};

const isSound = (name: string, value: unknown) => value !== undefined && input.safeParse({ [name]: value }).success;
