import { type Input, type Output, quarterContract, SHEET_PAGE_MAX, type SheetLine } from '@ieum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { composedQuery } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { keyOf } from './line-key.ts';

type Calls = typeof quarterContract;
export type Sheet = Omit<Output<Calls['getQuarterSheet']>, 'total'>;

const api = connect(quarterContract);
/** The partner and colleagues enter figures too. */
const FRESH_MS = 5_000;
const REFRESH_MS = 30_000;
/** A larger sheet is read again only when somebody comes back to it. */
const REFRESHED_LINES_MAX = 500;

const readSheet = async (period: string): Promise<Sheet> => {
  const first = await api.getQuarterSheet({ period });
  const lines = [...first.lines];
  for (let page = 2; (page - 1) * SHEET_PAGE_MAX < first.total; page += 1)
    lines.push(...(await api.getQuarterSheet({ period, page })).lines);
  return { lines, production: first.production, can: first.can };
};

export const quarterQueries = {
  sheet: (period: string) =>
    composedQuery(api.getQuarterSheet, { input: { period }, part: 'every page' }, () => readSheet(period), {
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && data.lines.length <= REFRESHED_LINES_MAX && REFRESH_MS,
    }),
};

/**
 * Saves values as drafts. The answer says how the lines are now, so nothing is read again, and the sheet itself says
 * what has not arrived.
 */
export const saveDrafts = (input: Input<Calls['saveQuarterDrafts']>) => api.saveQuarterDrafts(input);
export const useSendSheet = () => useOperation(api.sendQuarterSheet);

type Answered = Pick<SheetLine, 'draft' | 'mine' | 'version' | 'theirs'>;

/** Shows how lines are now. A read that is under way is dropped: it would bring back the old state. */
export const showAnswers = (client: QueryClient, period: string, answers: Map<string, Answered>) => {
  const { queryKey } = quarterQueries.sheet(period);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (sheet) => {
    if (!sheet) return sheet;
    const lines = sheet.lines.map((line) => {
      const now = answers.get(keyOf(line));
      return now ? { ...line, ...now } : line;
    });
    return { ...sheet, lines };
  });
};
