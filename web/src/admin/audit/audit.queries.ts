import { accessesContract, auditContract, type Input } from '@ieum/contract';
import type { AccessInput, AuditInput } from '@ieum/contract/admin/audit.paths.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

const api = connect({ ...auditContract, ...accessesContract });

/** A log grows all the time, so it is read again after this time. */
const FRESH_MS = 5_000;

export const auditQueries = {
  all: ['admin', 'audit'] as const,
  log: (input: AuditInput) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'log', input],
      queryFn: () => api.listAuditLines(input),
      staleTime: FRESH_MS,
    }),
  accesses: (input: AccessInput) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'accesses', input],
      queryFn: () => api.listAccesses(input),
      staleTime: FRESH_MS,
    }),
  month: (input: Input<typeof accessesContract.getAccessMonth>) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'month', input],
      queryFn: () => api.getAccessMonth(input),
      staleTime: FRESH_MS,
    }),
  people: (text: string) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'people', text],
      queryFn: () => api.findLoggedPeople({ text }),
      enabled: text !== '',
      throwOnError: false,
    }),
  companies: (text: string) =>
    queryOptions({
      queryKey: [...auditQueries.all, 'companies', text],
      queryFn: () => api.findLoggedCompanies({ text }),
      enabled: text !== '',
      throwOnError: false,
    }),
};

type Export = { input: Input<typeof auditContract.exportAuditLines>; signal: AbortSignal };

/** Reads the log again, because the export itself is logged. */
export const useExportAuditLines = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: ({ input, signal }: Export) => api.exportAuditLines(input, { signal }),
    onSuccess: () => client.invalidateQueries({ queryKey: auditQueries.all }),
  });
};

export const useReviewAccessMonth = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<typeof accessesContract.reviewAccessMonth>) => api.reviewAccessMonth(input),
    // Also after a refusal, because another operator may have been faster: the page then shows who.
    onSettled: () => client.invalidateQueries({ queryKey: auditQueries.all }),
  });
};
