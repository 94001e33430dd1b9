import { outboxContract } from '@ieum/contract';
import { onlyKnown } from '../../kit/list/latest-search.ts';

const input = outboxContract.listMails.input.strip();
export const OUTBOX_NAMES = Object.keys(input.shape);

/** Parses the address. An invalid address shows the first page rather than an error. */
export const outboxInput = (search: URLSearchParams) => input.safeParse(Object.fromEntries(search)).data ?? FIRST_PAGE;

export const outboxSearchOf = (search: URLSearchParams, page?: number) => {
  const next = onlyKnown(search, OUTBOX_NAMES);
  if (page !== undefined) next.set('page', String(page));
  return next;
};

const FIRST_PAGE = input.parse({});
