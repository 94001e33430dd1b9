import type { ReviewRequest } from '@ieum/contract';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DeclarationStateBadge } from '../record/state-badge.tsx';

const REQUEST_TONES = { open: 'info', answered: 'good', declined: 'bad', cancelled: 'neutral' } as const;

/** After these decisions an answer is not what was asked for. */
const NOT_ENOUGH: readonly string[] = ['changes_requested', 'rejected'];

type RequestStateBadgeProps = { request: Pick<ReviewRequest, 'state' | 'isOverdue' | 'declaration'> };

export const RequestStateBadge = ({ request: { state, isOverdue, declaration } }: RequestStateBadgeProps) => {
  const { t } = useTranslation('declaration');
  if (state === 'answered' && declaration && NOT_ENOUGH.includes(declaration.state))
    return <DeclarationStateBadge state={declaration.state} />;
  if (isOverdue) {
    return (
      <Badge tone="bad" icon={Clock}>
        {t('requestState.overdue')}
      </Badge>
    );
  }
  return <Badge tone={REQUEST_TONES[state]}>{t(`requestState.${state}`)}</Badge>;
};
