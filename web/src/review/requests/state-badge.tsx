import type { RequestState } from '@ieum/contract';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const REQUEST_TONES = { open: 'info', answered: 'good', declined: 'bad', cancelled: 'neutral' } as const;

export const RequestStateBadge = ({ state, isOverdue }: { state: RequestState; isOverdue: boolean }) => {
  const { t } = useTranslation('declaration');
  if (isOverdue) {
    return (
      <Badge tone="bad" icon={Clock}>
        {t('requestState.overdue')}
      </Badge>
    );
  }
  return <Badge tone={REQUEST_TONES[state]}>{t(`requestState.${state}`)}</Badge>;
};
