import type { ListedLink } from '@ieum/contract';
import { CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const TONES = {
  proposed: 'info',
  countered: 'warn',
  confirmed: 'good',
  disputed: 'bad',
  unidentified: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
} as const;

/** Shows the link's status and whether it awaits our answer. */
export const LinkStateBadge = ({
  link,
}: {
  link: Pick<ListedLink, 'state' | 'waitsForMe' | 'hasOffer' | 'isUnassigned'>;
}) => {
  const { t } = useTranslation('link');
  const { state, waitsForMe, hasOffer, isUnassigned } = link;
  const isRevised = state === 'confirmed' && hasOffer;
  const dashed = state === 'unidentified' && { icon: CircleDashed };
  return (
    <>
      <Badge tone={TONES[state]} {...dashed}>
        {t(`state.${state}`)}
      </Badge>
      {isRevised && <Badge tone="warn">{t('revisionOpen')}</Badge>}
      {isUnassigned && <Badge tone="neutral">{t('unassigned')}</Badge>}
      {waitsForMe && <Badge tone="warn">{t('waitsForMe')}</Badge>}
    </>
  );
};
