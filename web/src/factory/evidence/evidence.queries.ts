import { EVIDENCE_MAX, evidenceContract, type Input } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { factoryQueries } from '../factory.queries.ts';

type Calls = typeof evidenceContract;

const api = connect(evidenceContract);

export const evidenceQueries = {
  /** Loads all evidence in one call: a factory never has more than EVIDENCE_MAX. */
  list: (id: string) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'evidence', id],
      queryFn: () => api.listEvidence({ id, size: EVIDENCE_MAX }),
    }),
};

/** Shown under the field, where another file can be chosen. */
const FILE_TROUBLES = [
  ...evidenceContract.addEvidence.errors.filter((code) => code.startsWith('document.')),
  'factory.evidence_type',
  'document.too_large',
];

type Upload = Input<Calls['addEvidence']> & { onProgress: (share: number) => void };

/** Reads the factory again too: evidence counts towards its completeness. */
const useEvidenceChange = <I>(mutationFn: (input: I) => Promise<unknown>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSettled: () => client.invalidateQueries({ queryKey: factoryQueries.all }),
  });
};

export const useAddEvidence = () =>
  useEvidenceChange(({ onProgress, ...input }: Upload) => api.addEvidence(input, { onProgress }), FILE_TROUBLES);
export const useRemoveEvidence = () =>
  useEvidenceChange((input: Input<Calls['removeEvidence']>) => api.removeEvidence(input));
