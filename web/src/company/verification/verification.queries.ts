import { type Input, verificationContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

const api = connect(verificationContract);
const ALL = ['verification'] as const;
type Calls = typeof verificationContract;

/** Other people decide cases meanwhile: data older than this is read again. */
const FRESH_MS = 1_000;
/** Poll interval while a certificate is read, which takes seconds. */
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

/** Submits and reads all data again, because a membership may have changed. Not awaited: the form unmounts then. */
const useSubmission = <I>(mutationFn: (input: I) => Promise<unknown>) => {
  const client = useQueryClient();
  return useChange({ mutationFn, onSettled: () => void client.invalidateQueries() });
};

type Upload = Input<Calls['sendCertificate']> & { onProgress: (share: number) => void };

export const useSendCorrection = () =>
  useSubmission((input: Input<Calls['sendCorrection']>) => api.sendCorrection(input));
export const useConfirmCertificate = () =>
  useSubmission((input: Input<Calls['confirmCertificate']>) => api.confirmCertificate(input));
export const useSendCertificate = () =>
  useSubmission(({ onProgress, ...input }: Upload) => api.sendCertificate(input, { onProgress }));

/** Runs an act and reads the cases again, also after a refusal. */
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
