import { disclosureContract, type Input, linksContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { everyPage } from '../../kit/list/every-page.ts';
import { saveFile } from '../../kit/save-file.ts';

const api = connect({ ...disclosureContract, ...linksContract });
const ALL = ['supply'] as const;
const PICTURE = 'image/webp';
const fresh = { staleTime: 0, throwOnError: false } as const;
const PAGE_MAX = 100;

/** Reads every confirmed link. The partners of these links see us unmasked. */
const confirmedLinks = () => everyPage((page) => api.listLinks({ state: ['confirmed'], page, size: PAGE_MAX }));

export const disclosureQueries = {
  grants: (input: Input<typeof disclosureContract.listSightGrants>) =>
    queryOptions({ queryKey: [...ALL, 'grants', input], queryFn: () => api.listSightGrants(input), ...fresh }),
  /** Lists every company that holds a grant of ours. */
  granted: () =>
    queryOptions({
      queryKey: [...ALL, 'granted'],
      queryFn: () =>
        everyPage((page) => api.listSightGrants({ whose: 'ours', state: 'granted', page, size: PAGE_MAX })),
      ...fresh,
    }),
  looks: (page: number) =>
    queryOptions({ queryKey: [...ALL, 'looks', page], queryFn: () => api.listSightLooks({ page }), ...fresh }),
  preview: (companyId: string) =>
    queryOptions({
      queryKey: [...ALL, 'preview', companyId],
      queryFn: () => api.previewSight({ companyId }),
      enabled: companyId !== '',
      ...fresh,
    }),
  partners: () =>
    queryOptions({
      queryKey: [...ALL, 'partners'],
      queryFn: async () => {
        const links = await confirmedLinks();
        const named = links.flatMap(({ partner: { id, name } }) => (id ? [[id, name] as const] : []));
        const passing = links.filter(({ side, onward }) => side === 'supplier' && onward.mine && onward.theirs);
        return { partners: [...new Map(named)], passing: new Set(passing.map(({ partner }) => partner.id)).size };
      },
      ...fresh,
    }),
  links: (input: Input<typeof linksContract.listLinks>) =>
    queryOptions({ queryKey: [...ALL, 'sight-links', input], queryFn: () => api.listLinks(input), ...fresh }),
};

/** Reads every supply chain query again after a change of disclosure, because any of them may show more or less. */
const useSightChange = <I>(change: (input: I) => Promise<unknown>) => {
  const client = useQueryClient();
  return useChange({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: ALL }) });
};

type Seen = Input<typeof disclosureContract.getSeenDocument> & { name: string };

export const useSaveSeenDocument = () =>
  useChange({
    mutationFn: async ({ name, ...document }: Seen) => {
      const content = await api.getSeenDocument(document);
      const [type = ''] = content.type.split(';');
      saveFile(content, `${name}.${type === PICTURE ? 'webp' : 'pdf'}`, type);
    },
  });

export const useRequestDisclosure = () =>
  useSightChange((input: Input<typeof disclosureContract.askSight>) => api.askSight(input));
export const useAnswerDisclosure = () =>
  useSightChange((input: Input<typeof disclosureContract.answerSight>) => api.answerSight(input));
export const useGrantDisclosure = () =>
  useSightChange((input: Input<typeof disclosureContract.grantSight>) => api.grantSight(input));
export const useRevokeDisclosure = () =>
  useSightChange((input: Input<typeof disclosureContract.revokeSight>) => api.revokeSight(input));
export const useWithdrawDisclosureRequest = () =>
  useSightChange((input: Input<typeof disclosureContract.withdrawSight>) => api.withdrawSight(input));
export const useSetLinkOnward = () =>
  useSightChange((input: Input<typeof linksContract.setLinkOnward>) => api.setLinkOnward(input));
