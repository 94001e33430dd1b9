import { outboxContract } from '@ieum/contract';

/** A hand-edited address shows the first page rather than an error. */
export const outboxInput = (search: URLSearchParams) =>
  outboxContract.listMails.input.strip().safeParse(Object.fromEntries(search)).data ?? FIRST_PAGE;

const FIRST_PAGE = outboxContract.listMails.input.parse({});
