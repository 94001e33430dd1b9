import { factoryContract } from '@ieum/contract';

export const factoryPaths = {
  list: (page = 1) => (page === 1 ? '/factory' : `/factory?page=${page}`),
  register: () => '/factory/new',
};

/** A hand-edited address shows the first page rather than an error. */
export const factoryListInput = (search: URLSearchParams) =>
  factoryContract.listFactories.input.strip().safeParse(Object.fromEntries(search)).data ?? { page: 1 };
