import { type Input, operatorCompaniesContract, operatorUsersContract } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

type Calls = typeof operatorCompaniesContract;

const { endCompanySessions } = operatorUsersContract;
const api = connect({ ...operatorCompaniesContract, endCompanySessions });

const ALL = ['operator', 'company'] as const;
/** Other operators work here too: what was just read may be shown again, an old list not. */
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

/** Also where it was refused because somebody else was faster: the screen shows how it is. */
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
