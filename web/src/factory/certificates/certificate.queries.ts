import { certificatesContract, type Input } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof certificatesContract;

const api = connect(certificatesContract);

const SHOWN_OF_FACTORY = 50;

export const certificateQueries = {
  list: (search: Input<Calls['listCertificates']>) => query(api.listCertificates, search),
  /** Certificates of one factory, for its page and its print version. The first to expire comes first. */
  ofFactory: (factoryId: string) =>
    query(api.listCertificates, { factoryId, size: SHOWN_OF_FACTORY }, { throwOnError: false }),
  one: (id: string) => query(api.getCertificate, { id }),
  standards: () => query(api.listCertificateStandards, {}, { throwOnError: false }),
};

type Target = { id: string; version: number };

export const useAddCertificate = () => useOperation(api.addCertificate);
export const useUpdateCertificate = () =>
  useOperation(api.updateCertificate, { shown: ['factory.certificate_changed'] });
export const useRenewCertificate = () => useOperation(api.renewCertificate);
export const useRevokeCertificate = (target: Target) =>
  useChange({
    mutationFn: (reason: string) => api.revokeCertificate({ ...target, reason }),
    writes: api.revokeCertificate,
  });
export const useReinstateCertificate = (target: Target) =>
  useChange({ mutationFn: () => api.reinstateCertificate(target), writes: api.reinstateCertificate });
/** Removes the cached certificates: the deleted one must not be read again. */
export const useRemoveCertificate = (id: string) =>
  useChange({ mutationFn: () => api.removeCertificate({ id }), writes: api.removeCertificate, reads: 'forget' });

type Upload = { file: File; onProgress: (share: number) => void; signal: AbortSignal };
export const useUploadCertificateFile = () =>
  useChange({
    mutationFn: ({ file, ...wire }: Upload) => api.uploadCertificateFile({ file }, wire),
  });

/** Reads the stored certificate after another person was faster. */
export const useReadCertificate = (id: string) => useChange({ mutationFn: () => api.getCertificate({ id }) });
