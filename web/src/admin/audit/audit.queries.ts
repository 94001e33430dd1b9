import { accessesContract, auditContract, type Input } from '@ieum/contract';
import type { AccessInput, AuditInput } from '@ieum/contract/admin/audit.paths.ts';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

const api = connect({ ...auditContract, ...accessesContract });

/** A log grows all the time, so it is read again after this time. */
const FRESH_MS = 5_000;

export const auditQueries = {
  log: (input: AuditInput) => query(api.listAuditLines, input, { staleTime: FRESH_MS }),
  accesses: (input: AccessInput) => query(api.listAccesses, input, { staleTime: FRESH_MS }),
  month: (input: Input<typeof accessesContract.getAccessMonth>) =>
    query(api.getAccessMonth, input, { staleTime: FRESH_MS }),
  people: (text: string) => query(api.findLoggedPeople, { text }, { enabled: text !== '', throwOnError: false }),
  companies: (text: string) => query(api.findLoggedCompanies, { text }, { enabled: text !== '', throwOnError: false }),
};

type Export = { input: Input<typeof auditContract.exportAuditLines>; signal: AbortSignal };

/** Reads the log again, because the export itself is logged. */
export const useExportAuditLines = () =>
  useChange({
    mutationFn: ({ input, signal }: Export) => api.exportAuditLines(input, { signal }),
    writes: api.exportAuditLines,
  });

export const useReviewAccessMonth = () => useOperation(api.reviewAccessMonth);
