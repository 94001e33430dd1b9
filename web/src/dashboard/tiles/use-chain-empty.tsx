import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useTranslation } from 'react-i18next';
import { useOutsideObstacle } from '../../account/outside-obstacle.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';

/** Returns the text and action of an empty supply chain tile: link a supplier, or what has to come before that. */
export const useChainEmpty = () => {
  const { t } = useTranslation('dashboard');
  const { obstacle } = useOutsideObstacle();
  if (obstacle) return { emptyText: t('empty.chainLater') };
  return {
    emptyText: t('empty.chain'),
    emptyAction: <LinkButton to={linkPaths.propose('buyer')}>{t('empty.link')}</LinkButton>,
  };
};
