import { type Input, linksContract, sightContract } from '@ieum/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api.ts';

const api = connect({ ...sightContract, ...linksContract });
const ALL = ['supply'] as const;
const fresh = { staleTime: 0, throwOnError: false } as const;

export const sightQueries = {
  grants: (input: Input<typeof sightContract.listSightGrants>) =>
    queryOptions({ queryKey: [...ALL, 'grants', input], queryFn: () => api.listSightGrants(input), ...fresh }),
  looks: (page: number) =>
    queryOptions({ queryKey: [...ALL, 'looks', page], queryFn: () => api.listSightLooks({ page }), ...fresh }),
  preview: (companyId: string) =>
    queryOptions({
      queryKey: [...ALL, 'preview', companyId],
      queryFn: () => api.previewSight({ companyId }),
      enabled: companyId !== '',
      ...fresh,
    }),
  links: (input: Input<typeof linksContract.listLinks>) =>
    queryOptions({ queryKey: [...ALL, 'sight-links', input], queryFn: () => api.listLinks(input), ...fresh }),
};

/** Whatever is shown or hidden changes everything that is drawn of the supply chain. */
const useSightChange = <I>(change: (input: I) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: ALL }) });
};

export const useAskSight = () => useSightChange((input: Input<typeof sightContract.askSight>) => api.askSight(input));
export const useAnswerSight = () =>
  useSightChange((input: Input<typeof sightContract.answerSight>) => api.answerSight(input));
export const useGrantSight = () =>
  useSightChange((input: Input<typeof sightContract.grantSight>) => api.grantSight(input));
export const useRevokeSight = () =>
  useSightChange((input: Input<typeof sightContract.revokeSight>) => api.revokeSight(input));
export const useWithdrawSight = () =>
  useSightChange((input: Input<typeof sightContract.withdrawSight>) => api.withdrawSight(input));
export const useSetLinkOnward = () =>
  useSightChange((input: Input<typeof linksContract.setLinkOnward>) => api.setLinkOnward(input));
