import { accessesContract, auditContract, type Input } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import type { AccessInput, AuditInput } from './audit.paths.ts';

const api = connect({ ...auditContract, ...accessesContract });

/** A log grows all the time: what was read a while ago is asked for again. */
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

/** What the export itself has written is in the list that follows. */
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
    // Also when somebody else was faster: then the page shows who.
    onSettled: () => client.invalidateQueries({ queryKey: auditQueries.all }),
  });
};
