import { type Input, verificationContract } from '@ieum/contract';
import { inBackground } from '../../kit/api/background.ts';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

const api = connect(verificationContract);
type Calls = typeof verificationContract;

/** Other people decide cases meanwhile: data older than this is read again. */
const FRESH_MS = 1_000;
/** Poll interval while a certificate is read, which takes seconds. */
const READING_MS = 2_000;

const own = (begin?: typeof inBackground) =>
  query(
    api.getVerification,
    {},
    {
      staleTime: FRESH_MS,
      refetchInterval: ({ state: { data } }) => (data?.own?.offer?.state === 'reading' ? READING_MS : false),
    },
    begin,
  );

export const verificationQueries = {
  own: () => own(),
  /** Reads for a panel that appears when a certificate has been read, which is no act of the user. */
  ofCard: () => own(inBackground),
  list: (input: Input<Calls['listCases']>) => query(api.listCases, input, { staleTime: FRESH_MS }),
  case: (id: string) =>
    query(
      api.getCase,
      { id },
      {
        staleTime: FRESH_MS,
        refetchInterval: ({ state: { data } }) => (data?.can.read && !data.reading ? READING_MS : false),
      },
    ),
};

/** Does not wait for the reads: the form unmounts with them. */
const LATER = { reads: 'later' } as const;

type Upload = Input<Calls['sendCertificate']> & { onProgress: (share: number) => void };

export const useSendCorrection = () => useOperation(api.sendCorrection, LATER);
export const useConfirmCertificate = () => useOperation(api.confirmCertificate, LATER);
export const useSendCertificate = () =>
  useChange({
    mutationFn: ({ onProgress, ...input }: Upload) => api.sendCertificate(input, { onProgress }),
    writes: api.sendCertificate,
    ...LATER,
  });

export const useTakeCase = () => useOperation(api.takeCase, LATER);
export const useReleaseCase = () => useOperation(api.releaseCase, LATER);
export const useReadCase = () => useOperation(api.readCase, LATER);
export const useVerifyCase = () => useOperation(api.verifyCase, LATER);
export const useAskCorrection = () => useOperation(api.askCorrection, LATER);
export const useRejectCase = () => useOperation(api.rejectCase, LATER);
export const useTurnIntoJoin = () => useOperation(api.turnIntoJoin, LATER);
