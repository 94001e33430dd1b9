import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { useTranslation } from 'react-i18next';

/** Returns the title and the tabs of the page about partners: tiers, links and invitations. */
export const usePartnerPage = () => {
  const { t } = useTranslation('shell');
  return {
    title: t('nav.page.partners'),
    tabs: [
      { to: tierPaths.tier(), label: t('supplyChain.tier') },
      { to: linkPaths.list(), label: t('supplyChain.links') },
      { to: invitationPaths.list(), label: t('supplyChain.invitations') },
    ],
  };
};
