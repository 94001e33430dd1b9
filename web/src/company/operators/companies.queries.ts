import { type Input, operatorCompaniesContract, operatorUsersContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof operatorCompaniesContract;

const { endCompanySessions } = operatorUsersContract;
const api = connect({ ...operatorCompaniesContract, endCompanySessions });

/** Other operators change the same data: a list older than this is read again. */
const FRESH_MS = 10_000;

export const companyQueries = {
  list: (search: Input<Calls['listCompanies']>) => query(api.listCompanies, search, { staleTime: FRESH_MS }),
  one: (id: string) => query(api.inspectCompany, { id }, { staleTime: FRESH_MS }),
};

const ACTS = {
  disable: api.disableCompany,
  enable: api.enableCompany,
  endSessions: api.endCompanySessions,
};
export type CompanyAct = keyof typeof ACTS;

export const useActOnCompany = (act: CompanyAct) =>
  useChange({ mutationFn: (id: string): Promise<object> => ACTS[act]({ id }), writes: ACTS[act] });

export const useAppointOwner = () => useOperation(api.appointOwner);
