import { useTranslation } from 'react-i18next';
import { useOutsideObstacle } from '../../account/outside-obstacle.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { linkPaths } from '../../supply/links/link.paths.ts';

/** What a tile of the supply chain says while nobody is linked: the first step, or what comes before it. */
export const useChainEmpty = () => {
  const { t } = useTranslation('dashboard');
  const { obstacle } = useOutsideObstacle();
  if (obstacle) return { emptyText: t('empty.chainLater') };
  return {
    emptyText: t('empty.chain'),
    emptyAction: <LinkButton to={linkPaths.propose('buyer')}>{t('empty.link')}</LinkButton>,
  };
};
