import type { DeclarationState } from '@ieum/contract';
import { CircleDashed, Clock, Eye, Layers, PenLine, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const LOOKS = {
  draft: { tone: 'neutral', icon: CircleDashed },
  submitted: { tone: 'info', icon: Clock },
  in_review: { tone: 'info', icon: Eye },
  changes_requested: { tone: 'warn', icon: PenLine },
  approved: { tone: 'good' },
  rejected: { tone: 'bad' },
  expired: { tone: 'warn', icon: TimerOff },
  superseded: { tone: 'neutral', icon: Layers },
} as const;

export const DeclarationStateBadge = ({ state }: { state: DeclarationState }) => {
  const { t } = useTranslation('review');
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
};
