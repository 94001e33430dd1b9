import { outboxContract } from '@ieum/contract';

export const outboxPaths = {
  list: () => '/admin/outbox',
  /** Opened beside the list, which keeps what it was looking for. */
  mail: (id: string, search = '') => `/admin/outbox/${id}${search && `?${search}`}`,
};

/** A hand-edited address shows the first page rather than an error. */
export const outboxInput = (search: URLSearchParams) =>
  outboxContract.listMails.input.strip().safeParse(Object.fromEntries(search)).data ?? FIRST_PAGE;

const FIRST_PAGE = outboxContract.listMails.input.parse({});
