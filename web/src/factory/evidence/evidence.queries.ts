import { EVIDENCE_MAX, evidenceContract, type Input } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof evidenceContract;

const api = connect(evidenceContract);

export const evidenceQueries = {
  /** Loads all evidence in one call: a factory never has more than EVIDENCE_MAX. */
  list: (id: string) => query(api.listEvidence, { id, size: EVIDENCE_MAX }),
};

/** Shown under the field, where another file can be chosen. */
const FILE_TROUBLES = [
  ...evidenceContract.addEvidence.errors.filter((code) => code.startsWith('document.')),
  'factory.evidence_type',
  'document.too_large',
];

type Upload = Input<Calls['addEvidence']> & { onProgress: (share: number) => void };

export const useAddEvidence = () =>
  useChange({
    mutationFn: ({ onProgress, ...input }: Upload) => api.addEvidence(input, { onProgress }),
    writes: api.addEvidence,
    meta: { shown: FILE_TROUBLES },
  });
export const useRemoveEvidence = () => useOperation(api.removeEvidence);
