import { type Input, verificationContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

const api = connect(verificationContract);
const ALL = ['verification'] as const;
type Calls = typeof verificationContract;

/** What others decide changes while one looks: it is asked for again with every visit. */
const FRESH_MS = 1_000;
/** A certificate is read within seconds. */
const READING_MS = 2_000;

export const verificationQueries = {
  all: ALL,
  own: () =>
    queryOptions({
      queryKey: [...ALL, 'own'],
      queryFn: () => api.getVerification(),
      staleTime: FRESH_MS,
      refetchInterval: ({ state: { data } }) => (data?.own?.offer?.state === 'reading' ? READING_MS : false),
    }),
  list: (input: Input<Calls['listCases']>) =>
    queryOptions({ queryKey: [...ALL, 'list', input], queryFn: () => api.listCases(input), staleTime: FRESH_MS }),
  case: (id: string) =>
    queryOptions({
      queryKey: [...ALL, 'case', id],
      queryFn: () => api.getCase({ id }),
      staleTime: FRESH_MS,
      refetchInterval: ({ state: { data } }) => (data?.can.read && !data.reading ? READING_MS : false),
    }),
};

/** Who belongs where may have changed: whatever was read before is asked for again. Nobody waits for it: the form goes away then. */
const useHandingIn = <I>(mutationFn: (input: I) => Promise<unknown>) => {
  const client = useQueryClient();
  return useChange({ mutationFn, onSettled: () => void client.invalidateQueries() });
};

type Upload = Input<Calls['sendCertificate']> & { onProgress: (share: number) => void };

export const useSendCorrection = () =>
  useHandingIn((input: Input<Calls['sendCorrection']>) => api.sendCorrection(input));
export const useConfirmCertificate = () =>
  useHandingIn((input: Input<Calls['confirmCertificate']>) => api.confirmCertificate(input));
export const useSendCertificate = () =>
  useHandingIn(({ onProgress, ...input }: Upload) => api.sendCertificate(input, { onProgress }));

/** Done or refused, the page shows the case as it is now. */
const useStep = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useChange({ mutationFn, onSettled: () => void client.invalidateQueries({ queryKey: ALL }) });
};

export const useTakeCase = () => useStep((input: Input<Calls['takeCase']>) => api.takeCase(input));
export const useReleaseCase = () => useStep((input: Input<Calls['releaseCase']>) => api.releaseCase(input));
export const useReadCase = () => useStep((input: Input<Calls['readCase']>) => api.readCase(input));
export const useVerifyCase = () => useStep((input: Input<Calls['verifyCase']>) => api.verifyCase(input));
export const useAskCorrection = () => useStep((input: Input<Calls['askCorrection']>) => api.askCorrection(input));
export const useRejectCase = () => useStep((input: Input<Calls['rejectCase']>) => api.rejectCase(input));
export const useTurnIntoJoin = () => useStep((input: Input<Calls['turnIntoJoin']>) => api.turnIntoJoin(input));
