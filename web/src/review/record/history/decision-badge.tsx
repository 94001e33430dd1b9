import type { Decision } from '@ieum/contract';
import { Clock, PenLine, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';

const LOOKS = {
  approved: { tone: 'good' },
  returned: { tone: 'warn', icon: PenLine },
  rejected: { tone: 'bad' },
  recalled: { tone: 'neutral', icon: Undo2 },
} as const;

/** Shows the decision on a round. */
export const DecisionBadge = ({ decision }: { decision: Decision | null }) => {
  const { t } = useTranslation('review');
  if (!decision)
    return (
      <Badge tone="info" icon={Clock}>
        {t('decision.open')}
      </Badge>
    );
  return <Badge {...LOOKS[decision]}>{t(`decision.${decision}`)}</Badge>;
};
