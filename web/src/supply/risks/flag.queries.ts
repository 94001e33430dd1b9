import { flagsContract, type Input } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { composedQuery, query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { everyPage } from '../../kit/list/every-page.ts';

const api = connect(flagsContract);
type FlagFilter = Input<typeof flagsContract.listSupplyFlags>;

const PAGE_MAX = 100;

export const flagQueries = {
  /** Reads all open flags, because each belongs to a company somewhere in the graph. */
  every: (staleTime: number) =>
    composedQuery(
      api.listSupplyFlags,
      { part: 'every page' },
      () => everyPage((page) => api.listSupplyFlags({ page, size: PAGE_MAX })),
      { staleTime, throwOnError: false },
    ),
  list: (input: FlagFilter) => query(api.listSupplyFlags, input, { staleTime: 0, throwOnError: false }),
};

export const useSnoozeFlag = () => useOperation(api.snoozeFlag);
export const useWakeFlag = () => useOperation(api.wakeFlag);
