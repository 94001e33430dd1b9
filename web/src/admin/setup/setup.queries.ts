import { setupContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';

const api = connect(setupContract);
const FRESH_MS = 10_000;

export const setupQueries = {
  get: () => query(api.getSetup, {}, { staleTime: FRESH_MS }),
};

export const useSetMailServer = () => useOperation(api.setMailServer);
export const useSetOperator = () => useOperation(api.setOperatorDetails);
export const useSetTaxOffice = () => useOperation(api.setTaxOffice);
export const useClearSetup = () => useOperation(api.clearSetup);
export const useDeclineSetup = () => useOperation(api.declineSetup);
export const useSendTestMail = () => useOperation(api.sendTestMail);
