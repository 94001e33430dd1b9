import { certificatesContract, type Input } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { factoryQueries } from '../factory.queries.ts';

type Calls = typeof certificatesContract;

const api = connect(certificatesContract);

const ALL = ['certificate'] as const;
const SHOWN_OF_FACTORY = 50;

export const certificateQueries = {
  list: (search: Input<Calls['listCertificates']>) =>
    queryOptions({
      queryKey: [...ALL, 'list', search],
      queryFn: () => api.listCertificates(search),
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  /** Certificates of one factory, for its page and its print version. The first to expire comes first. */
  ofFactory: (factoryId: string) =>
    queryOptions({
      queryKey: [...ALL, 'of factory', factoryId],
      queryFn: () => api.listCertificates({ factoryId, size: SHOWN_OF_FACTORY }),
      throwOnError: false,
    }),
  one: (id: string) => queryOptions({ queryKey: [...ALL, id], queryFn: () => api.getCertificate({ id }) }),
  standards: () =>
    queryOptions({
      queryKey: [...ALL, 'standards'],
      queryFn: () => api.listCertificateStandards(),
      throwOnError: false,
    }),
};

/**
 * Runs a change and reads certificates and factories again, because a certificate changes a factory's completeness.
 * Also after a refusal: another person may have been faster.
 */
const useCertificateAct = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ALL }),
        client.invalidateQueries({ queryKey: factoryQueries.all }),
      ]),
  });
};

export type CertificateInput = Input<Calls['addCertificate']>;
type Target = { id: string; version: number };

export const useAddCertificate = () => useCertificateAct((input: CertificateInput) => api.addCertificate(input));
export const useUpdateCertificate = () =>
  useCertificateAct(
    (input: CertificateInput & Target) => api.updateCertificate(input),
    ['factory.certificate_changed'],
  );
export const useRenewCertificate = () =>
  useCertificateAct((input: CertificateInput & Target) => api.renewCertificate(input));
export const useRevokeCertificate = (target: Target) =>
  useCertificateAct((reason: string) => api.revokeCertificate({ ...target, reason }));
export const useReinstateCertificate = (target: Target) =>
  useCertificateAct<void, unknown>(() => api.reinstateCertificate(target));
/** Removes the cached certificates: the deleted one must not be read again. */
export const useRemoveCertificate = (id: string) => {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => api.removeCertificate({ id }),
    onSuccess: () => {
      client.removeQueries({ queryKey: ALL });
      return client.invalidateQueries({ queryKey: factoryQueries.all });
    },
  });
};

type Upload = { file: File; onProgress: (share: number) => void; signal: AbortSignal };
export const useUploadCertificateFile = () =>
  useChange({
    mutationFn: ({ file, ...wire }: Upload) => api.uploadCertificateFile({ file }, wire),
  });

/** Reads the stored certificate after another person was faster. */
export const useReadCertificate = (id: string) => useChange({ mutationFn: () => api.getCertificate({ id }) });
