import { type Input, operatorCompaniesContract, operatorUsersContract } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

type Calls = typeof operatorCompaniesContract;

const { endCompanySessions } = operatorUsersContract;
const api = connect({ ...operatorCompaniesContract, endCompanySessions });

const ALL = ['operator', 'company'] as const;
/** Other operators change the same data: a list older than this is read again. */
const FRESH_MS = 10_000;

export const companyQueries = {
  list: (search: Input<Calls['listCompanies']>) =>
    queryOptions({
      queryKey: [...ALL, 'list', search],
      queryFn: () => api.listCompanies(search),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  one: (id: string) =>
    queryOptions({ queryKey: [...ALL, id], queryFn: () => api.inspectCompany({ id }), staleTime: FRESH_MS }),
};

/** Runs a change and reads all operator data again, also after a refusal: another operator may have been faster. */
const useCompanyAct = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useChange({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['operator'] }) });
};

const ACTS = {
  disable: (id: string) => api.disableCompany({ id }),
  enable: (id: string) => api.enableCompany({ id }),
  endSessions: (id: string) => api.endCompanySessions({ id }),
};
export type CompanyAct = keyof typeof ACTS;

export const useActOnCompany = (act: CompanyAct) => useCompanyAct<string, object>(ACTS[act]);

export const useAppointOwner = () => useCompanyAct((input: Input<Calls['appointOwner']>) => api.appointOwner(input));
