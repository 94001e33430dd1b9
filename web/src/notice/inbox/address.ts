import { ownNoticesContract } from '@ieum/contract';
import { onlyKnown } from '../../kit/list/latest-search.ts';

const input = ownNoticesContract.listNotices.input.strip();
export const NOTICE_NAMES = Object.keys(input.shape);

/** Parses the address. An invalid address shows the first page rather than an error. */
export const noticeListInput = (search: URLSearchParams) =>
  input.safeParse(Object.fromEntries(search)).data ?? FIRST_PAGE;

export const noticeSearchOf = (search: URLSearchParams, page: number) => {
  const next = onlyKnown(search, NOTICE_NAMES);
  next.set('page', String(page));
  return next;
};

const FIRST_PAGE = input.parse({});
