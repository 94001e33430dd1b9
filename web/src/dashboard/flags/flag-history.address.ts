import { FLAG_SHOWS, flagHistoryContract, mondayOf, PAGE_SIZE, weeksAfter } from '@ieum/contract';

const WEEKS = 12;

/** The Mondays of the last twelve weeks, this one first. */
export const weeksUntil = (today: string) => {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, back) => weeksAfter(monday, -back));
};

/** A hand-edited address shows what can be understood of it rather than an error. */
export const readHistoryAddress = (search: URLSearchParams, today: string) => {
  const { data } = flagHistoryContract.listFlagHistory.input.shape.week.safeParse(search.get('week') ?? undefined);
  return {
    week: mondayOf(data ?? today),
    show: FLAG_SHOWS.find((one) => one === search.get('show')) ?? 'open',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    size: PAGE_SIZE,
  };
};
