import { disclosureContract, type Input, linksContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { composedQuery, query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';
import { saveFile } from '../../kit/download/save-file.ts';
import { withProgress } from '../../kit/download/with-progress.ts';
import { everyPage } from '../../kit/list/every-page.ts';

const api = connect({ ...disclosureContract, ...linksContract });
const PICTURE = 'image/webp';
const fresh = { staleTime: 0, throwOnError: false } as const;
const PAGE_MAX = 100;
const GRANTED = { whose: 'ours', state: 'granted' } as const;

/** Reads every confirmed link. The partners of these links see us unmasked. */
const confirmedLinks = () => everyPage((page) => api.listLinks({ state: ['confirmed'], page, size: PAGE_MAX }));

export const disclosureQueries = {
  grants: (input: Input<typeof disclosureContract.listDisclosureGrants>) =>
    query(api.listDisclosureGrants, input, { ...fresh }),
  /** Lists every company that holds a grant of ours. */
  granted: () =>
    composedQuery(
      api.listDisclosureGrants,
      { input: GRANTED, part: 'every page' },
      () => everyPage((page) => api.listDisclosureGrants({ ...GRANTED, page, size: PAGE_MAX })),
      fresh,
    ),
  looks: (page: number) => query(api.listDisclosureLooks, { page }, { ...fresh }),
  preview: (companyId: string) => query(api.previewDisclosure, { companyId }, { enabled: companyId !== '', ...fresh }),
  partners: () =>
    composedQuery(
      api.listLinks,
      { part: 'confirmed partners' },
      async () => {
        const links = await confirmedLinks();
        const named = links.flatMap(({ partner: { id, ...names } }) => (id ? [[id, names] as const] : []));
        const passing = links.filter(({ side, onward }) => side === 'supplier' && onward.mine && onward.theirs);
        return { partners: [...new Map(named)], passing: new Set(passing.map(({ partner }) => partner.id)).size };
      },
      fresh,
    ),
  links: (input: Input<typeof linksContract.listLinks>) => query(api.listLinks, input, { ...fresh }),
};

type Seen = Input<typeof disclosureContract.getSeenDocument> & { name: string };

export const useSaveSeenDocument = () =>
  useChange({
    mutationFn: async ({ name, ...document }: Seen) => {
      const content = await withProgress((options) => api.getSeenDocument(document, options));
      const [type = ''] = content.type.split(';');
      saveFile(content, `${name}.${type === PICTURE ? 'webp' : 'pdf'}`, type);
    },
  });

export const useRequestDisclosure = () => useOperation(api.requestDisclosure);
export const useAnswerDisclosure = () => useOperation(api.answerDisclosure);
export const useGrantDisclosure = () => useOperation(api.grantDisclosure);
export const useRevokeDisclosure = () => useOperation(api.revokeDisclosure);
export const useWithdrawDisclosureRequest = () => useOperation(api.withdrawDisclosure);
export const useSetLinkOnward = () => useOperation(api.setLinkOnward);
