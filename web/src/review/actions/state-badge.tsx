import type { ActionState, ListedAction } from '@ieum/contract';
import { CalendarX, CircleCheck, CircleDashed, Hourglass, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const LOOKS = {
  open: { tone: 'info', icon: CircleDashed },
  in_progress: { tone: 'info', icon: Timer },
  under_review: { tone: 'warn', icon: Hourglass },
  resolved: { tone: 'good', icon: CircleCheck },
  overdue: { tone: 'bad', icon: CalendarX },
} as const satisfies Record<ActionState, object>;

/** Shows the task's status and whether more time is requested. */
export const ActionStateBadge = ({ action }: { action: Pick<ListedAction, 'state' | 'hasExtension'> }) => {
  const { t } = useTranslation('task');
  return (
    <>
      <Badge {...LOOKS[action.state]}>{t(`state.${action.state}`)}</Badge>
      {action.hasExtension && <Badge tone="warn">{t('extensionAsked')}</Badge>}
    </>
  );
};
