import { type Input, linksContract, type Output } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { productQueries } from '../products/product.queries.ts';
import { SAID_AT_FIELDS } from './acts/refusal.ts';

type Calls = typeof linksContract;
export type LinkEvent = Output<Calls['listLinkEvents']>['rows'][number];

const api = connect(linksContract);
/** The partner works on the same link, so it is read again after this time. */
const FRESH_MS = 10_000;

export const linkQueries = {
  all: ['supply', 'links'] as const,
  list: (input: Input<Calls['listLinks']>) =>
    queryOptions({
      queryKey: [...linkQueries.all, 'list', input],
      queryFn: () => api.listLinks(input),
      staleTime: FRESH_MS,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...linkQueries.all, 'one', id],
      queryFn: () => api.getLink({ id }),
      staleTime: FRESH_MS,
    }),
  events: (input: Input<Calls['listLinkEvents']>) =>
    queryOptions({
      queryKey: [...linkQueries.all, 'events', input],
      queryFn: () => api.listLinkEvents(input),
      staleTime: FRESH_MS,
    }),
  /** Searches only companies that we have a link with, so that a search reveals no other company's name. */
  partners: (search: string) =>
    queryOptions({
      queryKey: [...linkQueries.all, 'partners', search],
      queryFn: () => api.listLinks({ search, size: 100 }),
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
};

/** Refusals that a field or the dialog about a newer version shows. */
const SHOWN = ['supply.link_changed', ...SAID_AT_FIELDS];

const useLinkChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = SHOWN) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: linkQueries.all }),
        // An answer may have created a product.
        client.invalidateQueries({ queryKey: productQueries.all }),
      ]),
  });
};

export const useProposeLink = () => useLinkChange((input: Input<Calls['proposeLink']>) => api.proposeLink(input));
export const useConfirmLinks = () => useLinkChange((input: Input<Calls['confirmLinks']>) => api.confirmLinks(input));
export const useConfirmLink = () => useLinkChange((input: Input<Calls['confirmLink']>) => api.confirmLink(input));
export const useCounterLink = () => useLinkChange((input: Input<Calls['counterLink']>) => api.counterLink(input));
export const useReviseLink = () => useLinkChange((input: Input<Calls['reviseLink']>) => api.reviseLink(input));
export const useDisputeLink = () => useLinkChange((input: Input<Calls['disputeLink']>) => api.disputeLink(input));
export const useWithdrawLink = () => useLinkChange((input: Input<Calls['withdrawLink']>) => api.withdrawLink(input));
export const useEndLink = () => useLinkChange((input: Input<Calls['endLink']>) => api.endLink(input));
export const useIdentifyLink = () => useLinkChange((input: Input<Calls['identifyLink']>) => api.identifyLink(input));
export const useAssignLink = () => useLinkChange((input: Input<Calls['assignLink']>) => api.assignLink(input));
export const useSetLinkOnward = () => useLinkChange((input: Input<Calls['setLinkOnward']>) => api.setLinkOnward(input));
