import { type Input, setupContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

type Calls = typeof setupContract;

const api = connect(setupContract);
const FRESH_MS = 10_000;

/** Uses the key prefix that every act of an operator invalidates. */
export const setupQueries = {
  get: () => queryOptions({ queryKey: ['operator', 'setup'], queryFn: () => api.getSetup(), staleTime: FRESH_MS }),
};

/** Reads again after a refusal too, because another operator may have been faster. */
const useSetupChange = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useChange({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['operator'] }) });
};

export const useSetMailServer = () =>
  useSetupChange((input: Input<Calls['setMailServer']>) => api.setMailServer(input));
export const useSetOperator = () =>
  useSetupChange((input: Input<Calls['setOperatorDetails']>) => api.setOperatorDetails(input));
export const useSetTaxOffice = () => useSetupChange((input: Input<Calls['setTaxOffice']>) => api.setTaxOffice(input));
export const useClearSetup = () => useSetupChange((input: Input<Calls['clearSetup']>) => api.clearSetup(input));
export const useDeclineSetup = () => useSetupChange((input: Input<Calls['declineSetup']>) => api.declineSetup(input));
export const useSendTestMail = () => useChange({ mutationFn: () => api.sendTestMail() });
