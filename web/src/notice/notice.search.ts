import { ownNoticesContract } from '@ieum/contract';

/** A hand-edited address shows the first page rather than an error. */
export const noticeListInput = (search: URLSearchParams) =>
  ownNoticesContract.listNotices.input.strip().safeParse(Object.fromEntries(search)).data ?? FIRST_PAGE;

const FIRST_PAGE = ownNoticesContract.listNotices.input.parse({});
